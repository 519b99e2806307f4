import { MOST_FILES_BYTES } from '@forecourt/lib/leads/conversation/limits';

/** An inbound mail: most mail servers accept 25 MB. */
export const MOST_MAIL_BYTES = 25 * 1024 * 1024;

/** A message of staff, whose files are in base64. */
export const MOST_MESSAGE_BYTES = Math.ceil(MOST_FILES_BYTES * (4 / 3)) + 256 * 1024;
