import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

export const DRAFT_LINK_DAYS = 7;
export const MOST_DRAFT_LINK_DAYS = 30;

const linkSchema = z.tuple([z.string().min(1).max(100), z.string().min(1).max(200), z.int().positive()]);
const MAX_TOKEN = 1_000;

/** Access to the draft of one page, offer or post until an expiry, without an account. */
export interface DraftLink {
  /** Slug of the site. */
  site: string;
  /** Published id of the document. */
  document: string;
  until: Date;
}

const signature = (payload: string, secret: string): Buffer =>
  createHmac('sha256', secret).update(`draft link ${payload}`).digest();

/** Returns the token of a draft link. Changing `DRAFT_LINK_SECRET` invalidates all. */
export function draftLinkToken({ site, document, until }: DraftLink, secret: string): string {
  const payload = Buffer.from(JSON.stringify([site, document, Math.floor(until.getTime() / 1000)])).toString(
    'base64url',
  );
  return `${payload}.${signature(payload, secret).toString('base64url')}`;
}

/** Verifies a draft token in constant time, and that it is for this site. */
export function readDraftLink(
  token: string,
  { site, secret, now }: { site: string; secret: string | undefined; now: Date },
): { outcome: 'open' | 'ended'; link: DraftLink } | { outcome: 'wrong' } {
  const [payload = '', givenSignature = '', ...more] = token.length > MAX_TOKEN ? [] : token.split('.');
  if (!secret || !payload || more.length > 0) return { outcome: 'wrong' };
  const expectedSignature = signature(payload, secret);
  const actual = Buffer.from(givenSignature, 'base64url');
  if (actual.length !== expectedSignature.length || !timingSafeEqual(actual, expectedSignature))
    return { outcome: 'wrong' };
  const [ofSite, document, seconds] = linkSchema.parse(
    JSON.parse(Buffer.from(payload, 'base64url').toString()),
  );
  if (ofSite !== site) return { outcome: 'wrong' };
  const link = { site, document, until: new Date(seconds * 1000) };
  return { outcome: now < link.until ? 'open' : 'ended', link };
}
