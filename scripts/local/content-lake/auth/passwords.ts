import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, { N: number; r: number; p: number; maxmem: number }, Buffer>(
  scrypt,
);
/** The scrypt cost OWASP recommends: N 2^15, r 8, p 3. */
const COST = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1024 * 1024 };
const LENGTH = 32;

/** `scrypt$<salt>$<hash>`, both base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(password, salt, LENGTH, COST);
  return `scrypt$${salt.toString('base64url')}$${hash.toString('base64url')}`;
}

/**
 * Whether a password is the one `hashPassword` stored, compared in constant time; false when the stored
 * text has no salt or no hash.
 */
export async function isPassword(password: string, storedHash: string): Promise<boolean> {
  const [, salt, hash] = storedHash.split('$');
  if (!salt || !hash) return false;
  const actual = await derive(password, Buffer.from(salt, 'base64url'), LENGTH, COST);
  return timingSafeEqual(actual, Buffer.from(hash, 'base64url'));
}
