/**
 * Attributes of a button by which the browser itself opens or closes a dialog, without any script. React's types do not know
 * them yet.
 * @param id of the dialog
 */
export const dialogCommand = (command: 'show-modal' | 'close', id: string): object => ({
  command,
  commandfor: id,
});

/** A dialog that also closes on a press beside it. */
export const LIGHT_DISMISS: object = { closedby: 'any' };
