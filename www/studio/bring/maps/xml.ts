// Turns Tiled's XML into the objects of its JSON, so that one reader reads both.
import { parseXml, XmlElement, XmlError } from '@rgrove/parse-xml';
import type { Fields } from './fields';
import { MapError } from './model';

/** Elements of layers, by what the JSON calls their type. */
const LAYERS = new Map([
  ['layer', 'tilelayer'],
  ['objectgroup', 'objectgroup'],
  ['imagelayer', 'imagelayer'],
  ['group', 'group'],
]);

/** The root of a file of XML as an object of Tiled's JSON. Throws a fault with the place. */
export function asJson(xml: string, name: string): Fields {
  try {
    const { root } = parseXml(xml.replace(/^\uFEFF/, ''));
    return root === null ? {} : root.name === 'tileset' ? tileset(root) : layered(root);
  } catch (error) {
    if (error instanceof XmlError) throw new MapError('xml', { name, line: error.line });
    // Elements in elements without end.
    if (error instanceof RangeError) throw new MapError('xml', { name, line: 0 });
    throw error;
  }
}

const children = (of: XmlElement, name?: string): XmlElement[] =>
  of.children.filter(
    (child): child is XmlElement =>
      child instanceof XmlElement && (name === undefined || child.name === name),
  );

/** A map or a group, whose layers are in the order in which they are drawn. */
const layered = (of: XmlElement): Fields => ({
  ...of.attributes,
  tilesets: children(of, 'tileset').map(tileset),
  layers: children(of).flatMap((child) => {
    const type = LAYERS.get(child.name);
    return type === undefined ? [] : { ...layer(child), type };
  }),
});

function layer(of: XmlElement): Fields {
  if (of.name === 'group') return layered(of);
  const visible = of.attributes.visible !== '0';
  if (of.name === 'objectgroup')
    return { ...of.attributes, visible, objects: children(of, 'object').map(object) };
  const [data] = children(of, 'data');
  if (data === undefined) return { ...of.attributes, visible };
  const { encoding, compression } = data.attributes;
  const chunks = children(data, 'chunk').map((chunk) => ({ ...chunk.attributes, data: content(chunk) }));
  return {
    ...of.attributes,
    visible,
    encoding,
    compression,
    ...(chunks.length > 0 ? { chunks } : { data: content(data) }),
  };
}

/** Numbers in elements of their own, or a text. */
function content(of: XmlElement): string | number[] {
  const tiles = children(of, 'tile');
  return tiles.length > 0 ? tiles.map(({ attributes }) => Number(attributes.gid ?? 0)) : of.text;
}

function object(of: XmlElement): Fields {
  const shape = ['point', 'ellipse', 'polygon', 'polyline', 'text'].find(
    (name) => children(of, name).length > 0,
  );
  return { ...of.attributes, ...(shape !== undefined && { [shape]: true }) };
}

function tileset(of: XmlElement): Fields {
  const [image] = children(of, 'image');
  return {
    ...of.attributes,
    ...imageOf(image),
    tiles: children(of, 'tile').map((tile) => ({
      ...tile.attributes,
      ...imageOf(children(tile, 'image')[0]),
    })),
  };
}

const imageOf = (of: XmlElement | undefined): Fields =>
  of === undefined
    ? {}
    : { image: of.attributes.source, imagewidth: of.attributes.width, imageheight: of.attributes.height };
