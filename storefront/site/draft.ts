import { parseTrial, type Trial } from '@forecourt/lib/sites/trial';

/** The content of a preview: `published`, `drafts`, or releases in order of precedence. */
export type Perspective = 'published' | 'drafts' | readonly string[];

export interface Draft {
  perspective: Perspective;
  /** The time at which the site is shown; null for now. */
  at: Date | null;
  /** Unsaved changes to features and settings, and whether they are shown; null without changes. */
  trial: { changes: Trial; shown: boolean } | null;
  /** True in the studio's Presentation tool, where a click opens the field. */
  editing: boolean;
}

/** Cookies of a preview, in addition to the framework's own, whose value cannot be guessed. */
export const DRAFT_COOKIES = {
  framework: '__prerender_bypass',
  /** The site and the expiry (`preview-pass.ts`). */
  pass: 'forecourt-preview-pass',
  /** The name that Sanity's tools use. */
  perspective: 'sanity-preview-perspective',
  moment: 'forecourt-preview-at',
  trial: 'forecourt-preview-trial',
  withoutTrial: 'forecourt-preview-without-trial',
  editing: 'forecourt-preview-editing',
} as const;

/** Format of release ids in Sanity. */
const RELEASE = /^[a-zA-Z0-9_-]{1,128}$/;
const MAX_RELEASES = 20;

/**
 * Parses a perspective as the studio writes it: a name, or release ids separated by commas.
 * @returns null if invalid, such as `raw`, which has several versions of each document
 */
export function parsePerspective(text: string): Perspective | null {
  if (text === 'published' || text === 'drafts') return text;
  if (text === 'previewDrafts') return 'drafts';
  const layers = text.split(',');
  if (layers.length > MAX_RELEASES || layers.includes('raw')) return null;
  return layers.every((layer) => RELEASE.test(layer)) ? layers : null;
}

/** Pages are rendered for times from a year ago to ten years ahead. */
const EARLIEST_MS = 366 * 86_400_000;
const LATEST_MS = 3_660 * 86_400_000;

/** Parses a time in the cookie's format, ISO 8601 in UTC; null if invalid or out of range. */
export function parsePreviewTime(text: string, now = Date.now()): Date | null {
  const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3})?Z$/.test(text) ? Date.parse(text) : Number.NaN;
  return time > now - EARLIEST_MS && time < now + LATEST_MS ? new Date(time) : null;
}

/** Returns the draft that cookies request; the framework has already checked access. */
export function draftOf(cookie: (name: string) => string | undefined): Draft {
  const changes = parseTrial(cookie(DRAFT_COOKIES.trial) ?? '');
  return {
    perspective: parsePerspective(cookie(DRAFT_COOKIES.perspective) ?? '') ?? 'drafts',
    at: parsePreviewTime(cookie(DRAFT_COOKIES.moment) ?? ''),
    trial: changes && { changes, shown: cookie(DRAFT_COOKIES.withoutTrial) !== '1' },
    editing: cookie(DRAFT_COOKIES.editing) === '1',
  };
}

/**
 * Formats a cookie of a preview. It must also reach a frame inside the studio, so it is a cross-site,
 * partitioned cookie.
 * @param value null removes it
 * @param seconds lifetime; until the browser closes if null
 */
export function draftCookie(
  name: string,
  value: string | null,
  isFramed: boolean,
  seconds: number | null = null,
): string {
  const attributes = ['Path=/', 'HttpOnly', 'Secure', 'SameSite=None'];
  if (isFramed) attributes.push('Partitioned');
  const age = value === null ? 0 : seconds;
  if (age !== null) attributes.push(`Max-Age=${age}`);
  return [`${name}=${value ?? ''}`, ...attributes].join('; ');
}
