import { createHash, randomBytes } from 'node:crypto';

/** What a cookie carries: 256 random bits, in letters that an address and a cookie can hold. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What the database keeps of a token, or of anything it is to recognise but not to know. */
export const hashOf = (value: string): string => createHash('sha256').update(value).digest('base64url');
