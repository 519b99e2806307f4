import { parseTrial, type Trial } from '@forecourt/lib/sites/trial';

/** The previewed content: `published`, `drafts`, or release ids in order of precedence. */
export type Perspective = 'published' | 'drafts' | readonly string[];

export interface Draft {
  perspective: Perspective;
  /** The time to preview; null for now. */
  at: Date | null;
  /** Unsaved changes of the site's features and settings, and whether they are shown; null for none. */
  trial: { changes: Trial; shown: boolean } | null;
  /** Set if the page is in the studio's Presentation tool, where a click opens the field. */
  editing: boolean;
}

/** The cookies of a preview. `framework` is Next.js's own, whose value cannot be guessed. */
export const DRAFT_COOKIES = {
  framework: '__prerender_bypass',
  /** Site and expiry (`preview-pass.ts`). */
  pass: 'forecourt-preview-pass',
  /** The name that Sanity's tools use. */
  perspective: 'sanity-preview-perspective',
  moment: 'forecourt-preview-at',
  trial: 'forecourt-preview-trial',
  /** Hides the unsaved changes for now. */
  withoutTrial: 'forecourt-preview-without-trial',
  editing: 'forecourt-preview-editing',
} as const;

/** Release ids as Sanity creates them. */
const RELEASE = /^[a-zA-Z0-9_-]{1,128}$/;
const MAX_RELEASES = 20;

/**
 * Parses the studio's perspective: a name, or comma-separated release ids; null if invalid. Rejects `raw`,
 * which returns each document several times.
 */
export function parsePerspective(text: string): Perspective | null {
  if (text === 'published' || text === 'drafts') return text;
  if (text === 'previewDrafts') return 'drafts';
  const layers = text.split(',');
  if (layers.length > MAX_RELEASES || layers.includes('raw')) return null;
  return layers.every((layer) => RELEASE.test(layer)) ? layers : null;
}

/** Times from a year ago to ten years ahead can be previewed. */
const EARLIEST_MS = 366 * 86_400_000;
const LATEST_MS = 3_660 * 86_400_000;

/** Parses a cookie's timestamp, ISO 8601 in UTC; null if invalid or too far away. */
export function parseMoment(text: string, now = Date.now()): Date | null {
  const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3})?Z$/.test(text) ? Date.parse(text) : Number.NaN;
  return time > now - EARLIEST_MS && time < now + LATEST_MS ? new Date(time) : null;
}

/** Returns the preview settings in cookies. The caller must have checked that drafts may be shown. */
export function draftOf(cookie: (name: string) => string | undefined): Draft {
  const changes = parseTrial(cookie(DRAFT_COOKIES.trial) ?? '');
  return {
    perspective: parsePerspective(cookie(DRAFT_COOKIES.perspective) ?? '') ?? 'drafts',
    at: parseMoment(cookie(DRAFT_COOKIES.moment) ?? ''),
    trial: changes && { changes, shown: cookie(DRAFT_COOKIES.withoutTrial) !== '1' },
    editing: cookie(DRAFT_COOKIES.editing) === '1',
  };
}

/**
 * Returns a preview cookie that also works in the studio's frame: `SameSite=None`, and partitioned, for
 * browsers that block third-party cookies.
 * @param value null deletes the cookie
 * @param seconds lifetime; null for a session cookie
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
