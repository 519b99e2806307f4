import type { IncomingMessage } from 'node:http';
import { PHOTOS_PATH } from '@forecourt/lib/leads/trade-in/limits';
import { decoded } from '@forecourt/lib/platform/text/decoded';
import { MCP_PATH } from '@forecourt/lib/sites/agent-access';

/** Files of the build outside its folders, which the proxy skips as well. */
const FILES = new Set(['/icons.svg', '/payment-marks.svg']);
const PDF = /^\/api\/cars\/[^/]+\/pdf$/;
const SOCIAL_CARD = /^\/cars\/[^/]+\/social-card$/;

/** The processor time of a response, in pages. */
const COSTS = { pdf: 4, socialCard: 3, photo: 2, page: 1, call: 1 };

type Head = Pick<IncomingMessage, 'method' | 'url'>;

/** Returns whether a request is a message of an assistant, also at an encoded spelling of the address. */
export const isAgentCall = ({ method, url = '' }: Head): boolean =>
  method === 'POST' && decoded(url.split(/[?#]/, 1)[0] ?? '')?.replace(/\/+$/, '') === MCP_PATH;

/**
 * Returns the cost of an uncached response, in pages. Server routes cost little, except those that make a
 * file: reads have their own budget (`isRead`), and writes are limited in the database.
 */
export function costOf({ method, url = '' }: Head): number {
  const [path = ''] = url.split(/[?#]/, 1);
  if (isAgentCall({ method, url })) return COSTS.call;
  if (method === 'POST') return path === PHOTOS_PATH ? COSTS.photo : 0;
  if (method !== 'GET' && method !== 'HEAD') return 0;
  if (PDF.test(path)) return COSTS.pdf;
  if (SOCIAL_CARD.test(path)) return COSTS.socialCard;
  return path.startsWith('/_next/') || path.startsWith('/api/') || FILES.has(path) ? 0 : COSTS.page;
}

/** Server routes that authenticate the caller first, or that only the framework and monitors call. */
const GUARDED = /^\/api\/(?:back-office|draft|health|v1)(?:\/|$)/;

/** Returns whether a request reads from a public server route. */
export const isRead = ({ method, url = '' }: Head): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  url.startsWith('/api/') &&
  !PDF.test(url.split(/[?#]/, 1)[0] ?? '') &&
  !GUARDED.test(url);

/** Returns whether a request reads from the API for dealers' own programs, whose keys have quotas. */
export const isApiCall = ({ method, url = '' }: Head): boolean =>
  (method === 'GET' || method === 'HEAD') && /^\/api\/v1(?:[/?#]|$)/.test(url);
