import type { Household } from '../../platform/network/household.ts';

/** A part of a file on this machine: its path, its first and its last byte. */
export interface FilePart {
  file: string;
  start: number;
  end: number;
}

/** The answer to a request; `body` is null when there is none, such as for a browser that has the photo already. */
export interface Answer {
  status: 200 | 206 | 304 | 403 | 404 | 416 | 429 | 503;
  headers: Record<string, string>;
  body: Buffer | FilePart | null;
}

/** What a request says beside its path, as far as answers depend on it. */
export interface AnswerOptions {
  accept?: string;
  ifNoneMatch?: string;
  range?: string;
  ifRange?: string;
  /** Whose request it is; null for this machine and the networks around it, which have no limit. */
  household?: Household | null;
}

/** Every site embeds these pictures and films, measures their loading and draws them. None is anything but what it says, and none is shown in a frame. */
export const SHARED_HEADERS = {
  'access-control-allow-origin': '*',
  'timing-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "frame-ancestors 'none'",
};

/** What is at a signed address stays as it is. */
export const LASTING = 'public, max-age=31536000, immutable';

/** Whether a browser has what it asks for already, by its header `If-None-Match`. */
export const matches = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false;
