import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

/** A preview lasts a working day. Opening it again in the studio issues a new pass. */
export const PREVIEW_SECONDS = 12 * 3_600;

const passSchema = z.tuple([z.string().min(1).max(100), z.int().positive()]);
const MAX_PASS = 500;

const signature = (payload: string, secret: string): Buffer =>
  createHmac('sha256', secret).update(`preview pass ${payload}`).digest();

/**
 * Returns the cookie value that allows a studio user to preview one site for `PREVIEW_SECONDS`. The
 * framework's own cookie is the same for all sites of a build and never expires.
 * @param secret `SANITY_WEBHOOK_SECRET`; changing it ends all previews
 */
export function previewPass(site: string, secret: string, now = new Date()): string {
  const until = Math.floor(now.getTime() / 1000) + PREVIEW_SECONDS;
  const payload = Buffer.from(JSON.stringify([site, until])).toString('base64url');
  return `${payload}.${signature(payload, secret).toString('base64url')}`;
}

/** Returns when a preview pass expires, in constant time; null if it is invalid for this site. */
export function previewEnd(
  pass: string | undefined,
  { site, secret, now = new Date() }: { site: string; secret: string; now?: Date },
): Date | null {
  const [payload = '', givenSignature = '', ...more] = pass && pass.length <= MAX_PASS ? pass.split('.') : [];
  if (!payload || more.length > 0) return null;
  const expectedSignature = signature(payload, secret);
  const actual = Buffer.from(givenSignature, 'base64url');
  if (actual.length !== expectedSignature.length || !timingSafeEqual(actual, expectedSignature)) return null;
  const [ofSite, seconds] = passSchema.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  const until = new Date(seconds * 1000);
  return ofSite === site && now < until ? until : null;
}
