/**
 * Returns attributes with which a button opens or closes a dialog without script. React lacks their types.
 */
export const dialogCommand = (command: 'show-modal' | 'close', id: string): object => ({
  command,
  commandfor: id,
});

/** Attribute of a dialog that closes on a click outside. */
export const LIGHT_DISMISS: object = { closedby: 'any' };
