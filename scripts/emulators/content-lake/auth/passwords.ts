import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, { N: number; r: number; p: number; maxmem: number }, Buffer>(
  scrypt,
);
/** scrypt's parameters; OWASP recommends N 2^15 with r 8 and p 3. */
const parameters = (cost: number) => ({ N: 2 ** cost, r: 8, p: 3, maxmem: 64 * 1024 * 1024 });
const LENGTH = 32;

/**
 * @param cost the base-2 logarithm of scrypt's N
 * @returns `scrypt$<salt>$<hash>`, both base64url
 */
export async function hashPassword(password: string, cost: number): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(password, salt, LENGTH, parameters(cost));
  return `scrypt$${salt.toString('base64url')}$${hash.toString('base64url')}`;
}

/**
 * Returns whether a password matches a hash from `hashPassword` at the same cost, compared in constant time.
 * False if the stored text has no salt or no hash.
 */
export async function isPassword(password: string, storedHash: string, cost: number): Promise<boolean> {
  const [, salt, hash] = storedHash.split('$');
  if (!salt || !hash) return false;
  const actual = await derive(password, Buffer.from(salt, 'base64url'), LENGTH, parameters(cost));
  return timingSafeEqual(actual, Buffer.from(hash, 'base64url'));
}
