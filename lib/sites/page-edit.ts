/** Marks the messages between a page in the studio's preview and the studio (`page-edit-messages.ts`). */
export const PAGE_EDIT = 'forecourt-page-edit';

/** Longest text that is typed on a page, in characters. */
export const MAX_TYPED_TEXT = 5_000;
