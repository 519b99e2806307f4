import { createHash, randomBytes } from 'node:crypto';

/** Returns a random 256-bit token, safe for URLs and cookies. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Hashes a token or other value that the database must recognise but not reveal. */
export const hashOf = (value: string): string => createHash('sha256').update(value).digest('base64url');
