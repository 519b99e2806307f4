/** Characters of a message: an SMS of ten parts, and a long mail. */
export const TEXT_LIMITS = { email: 10_000, garage: 4_000, sms: 1_530, whatsapp: 1_600 } as const;
export const SUBJECT_LIMIT = 150;

/** Files of one message. Mail servers refuse mails of more than 25 MB, and base64 adds a third. */
export const MOST_FILES = 8;
export const MOST_FILE_BYTES = 5 * 1024 * 1024;
export const MOST_FILES_BYTES = 12 * 1024 * 1024;

/** Types of files that are sent and kept; all others are left out, such as programs and web pages. */
export const FILE_TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'image/heic',
  'application/pdf',
] as const;

export type FileType = (typeof FILE_TYPES)[number];

export const isFileType = (type: string): type is FileType => FILE_TYPES.some((known) => known === type);

/** An inbound mail: most mail servers accept 25 MB. */
export const MOST_MAIL_BYTES = 25 * 1024 * 1024;

/** The body of a staff member's message, whose files are in base64. */
export const MOST_MESSAGE_BYTES = Math.ceil(MOST_FILES_BYTES * (4 / 3)) + 256 * 1024;
