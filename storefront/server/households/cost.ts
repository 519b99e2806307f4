import type { IncomingMessage } from 'node:http';
import { PHOTOS_PATH } from '@forecourt/lib/leads/trade-in/limits';

/** Static files outside the build's folders; the proxy skips them too. */
const FILES = new Set(['/icons.svg', '/payment-marks.svg']);
const PDF = /^\/api\/cars\/[^/]+\/pdf$/;
const SOCIAL_CARD = /^\/cars\/[^/]+\/social-card$/;

const COSTS = { pdf: 4, socialCard: 3, photo: 2, page: 1 };

/**
 * Returns what a response costs if it is not cached, in pages. API routes count as free, except those that
 * render files: reads have a separate budget (`isRead`), and writes are limited in the database.
 */
export function costOf({ method, url = '' }: Pick<IncomingMessage, 'method' | 'url'>): number {
  const [path = ''] = url.split(/[?#]/, 1);
  if (method === 'POST') return path === PHOTOS_PATH ? COSTS.photo : 0;
  if (method !== 'GET' && method !== 'HEAD') return 0;
  if (PDF.test(path)) return COSTS.pdf;
  if (SOCIAL_CARD.test(path)) return COSTS.socialCard;
  return path.startsWith('/_next/') || path.startsWith('/api/') || FILES.has(path) ? 0 : COSTS.page;
}

/** API routes that authenticate callers first, or that only Next.js and monitors call. */
const GUARDED = /^\/api\/(?:back-office|draft|health)(?:\/|$)/;

/** Returns whether a request reads from a public API route. */
export const isRead = ({ method, url = '' }: Pick<IncomingMessage, 'method' | 'url'>): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  url.startsWith('/api/') &&
  !PDF.test(url.split(/[?#]/, 1)[0] ?? '') &&
  !GUARDED.test(url);
