import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

/** How long a draft link works when nobody says otherwise. */
export const DRAFT_LINK_DAYS = 7;
/** The longest time one may be given. */
export const MOST_DRAFT_LINK_DAYS = 30;

const linkSchema = z.tuple([z.string().min(1).max(100), z.string().min(1).max(200), z.int().positive()]);
const MAX_TOKEN = 1_000;

/** One page, offer or post of one site whose draft somebody without an account may look at, until a moment. */
export interface DraftLink {
  /** The site's slug. */
  site: string;
  /** The id of its document, as published. */
  document: string;
  until: Date;
}

const signature = (payload: string, secret: string): Buffer =>
  createHmac('sha256', secret).update(`draft link ${payload}`).digest();

/**
 * The token of a link: what it opens, readable, and a signature without which nobody can make or change one.
 * @param secret `DRAFT_LINK_SECRET`; a new one ends all links
 */
export function draftLinkToken({ site, document, until }: DraftLink, secret: string): string {
  const payload = Buffer.from(JSON.stringify([site, document, Math.floor(until.getTime() / 1000)])).toString(
    'base64url',
  );
  return `${payload}.${signature(payload, secret).toString('base64url')}`;
}

/**
 * What a token opens; the time it takes says nothing of the right signature.
 * @param site the site on which it is shown: a link of another one opens nothing here
 */
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
