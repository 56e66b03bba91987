// Lets Lit change texts that the browser has translated. A translator puts a `font` element in place of each
// text node. Lit does not notice: it goes on to set the `data` of the node after its marker.

Object.defineProperty(HTMLFontElement.prototype, 'data', {
  configurable: true,
  set(this: HTMLElement, text: string) {
    // Text in the page's language, which the translator translates again.
    this.replaceWith(text);
  },
});
