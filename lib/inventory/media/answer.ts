import { createHash } from 'node:crypto';
import type { Household } from '../../platform/network/household.ts';

/** The response to a request; `body` is null for a 304. */
export interface Answer {
  status: 200 | 304 | 403 | 404 | 429 | 503;
  headers: Record<string, string>;
  /** A file on this machine is sent whole or in ranges. */
  body: Buffer | { file: string } | null;
}

export interface AnswerOptions {
  accept?: string;
  ifNoneMatch?: string;
  /** Whose request it is; null for this machine and the private networks around it, which have no limit. */
  household?: Household | null;
}

/**
 * All sites embed these pictures and videos, measure their loading and draw them on canvases. Sniffing and
 * framing are forbidden.
 */
export const SHARED_HEADERS = {
  'access-control-allow-origin': '*',
  'timing-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "frame-ancestors 'none'",
};

/** Content at a signed address never changes. */
export const LASTING = 'public, max-age=31536000, immutable';

export const etagOf = (content: string): string =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`;

/** Returns whether the client's cached response is current, by its header `If-None-Match`. */
export const matches = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false;
