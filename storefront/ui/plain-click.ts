/** Returns whether a click has no modifier keys, which would open a new tab or window or download. */
export const plainClick = (event: {
  metaKey: boolean;
  ctrlKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}): boolean => !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
