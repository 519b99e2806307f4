/** Whether a click asks for nothing special: no new tab, no window, no download. */
export const plainClick = (event: {
  metaKey: boolean;
  ctrlKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}): boolean => !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
