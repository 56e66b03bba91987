// The element of the menu's list, and functions that test and close it.
export const list = () => document.getElementById('menu');

export const isMenuOpen = (): boolean => list()?.matches(':popover-open') ?? false;

export const closeMenu = (): void => list()?.hidePopover();
