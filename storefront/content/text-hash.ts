import { hashOf } from '@forecourt/lib/platform/text/hash';

/** Parameter of a field's studio URL that contains the hash of its text. */
export const HASH_PARAMETER = 'words';

/** Returns a short hash of a text, to check whether the page shows it unchanged without sending it twice. */
export const textHash = (text: string): string => hashOf(text).toString(36);
