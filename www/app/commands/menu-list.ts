// The element of the menu's list, with functions that tell whether it is open and close it.
export const list = () => document.getElementById('menu');

export const isMenuOpen = (): boolean => list()?.matches(':popover-open') ?? false;

export const closeMenu = (): void => list()?.hidePopover();
