import { parseTrial, type Trial } from '@forecourt/lib/sites/trial';

/** What a preview shows: `published`, `drafts`, or the releases whose versions come first, the first one foremost. */
export type Perspective = 'published' | 'drafts' | readonly string[];

/** How somebody of the studio looks at the site. */
export interface Draft {
  perspective: Perspective;
  /** The moment as of which pages are made; null: now. */
  at: Date | null;
  /** A change of the site's switches and settings that is not made, and whether it is shown; null: none. */
  trial: { changes: Trial; shown: boolean } | null;
  /** Whether the page stands in the studio's Presentation tool, where a click on it opens its field. */
  editing: boolean;
}

/** The cookies of a preview, beside the framework's own, whose value nobody can guess. */
export const DRAFT_COOKIES = {
  framework: '__prerender_bypass',
  /** For which site and until when (`preview-pass.ts`). */
  pass: 'forecourt-preview-pass',
  /** The name that Sanity's tools use. */
  perspective: 'sanity-preview-perspective',
  moment: 'forecourt-preview-at',
  trial: 'forecourt-preview-trial',
  /** That a trial is not shown for now. */
  withoutTrial: 'forecourt-preview-without-trial',
  editing: 'forecourt-preview-editing',
} as const;

/** The ids of releases as Sanity makes and takes them. */
const RELEASE = /^[a-zA-Z0-9_-]{1,128}$/;
const MAX_RELEASES = 20;

/**
 * A perspective as the studio writes it: a name, or ids of releases with commas between them.
 * @returns null for what is none; `raw` is none, since it shows each document several times
 */
export function parsePerspective(text: string): Perspective | null {
  if (text === 'published' || text === 'drafts') return text;
  if (text === 'previewDrafts') return 'drafts';
  const layers = text.split(',');
  if (layers.length > MAX_RELEASES || layers.includes('raw')) return null;
  return layers.every((layer) => RELEASE.test(layer)) ? layers : null;
}

/** Moments from a year ago to ten years ahead: no page is made for others. */
const EARLIEST_MS = 366 * 86_400_000;
const LATEST_MS = 3_660 * 86_400_000;

/** A moment in the cookie's form, ISO 8601 in UTC; null for what is none, or lies too far away. */
export function parseMoment(text: string, now = Date.now()): Date | null {
  const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3})?Z$/.test(text) ? Date.parse(text) : Number.NaN;
  return time > now - EARLIEST_MS && time < now + LATEST_MS ? new Date(time) : null;
}

/** The draft that cookies ask for, of somebody of whom the framework knows that they may see drafts. */
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
 * A cookie of a preview, which must also reach a frame inside the studio: it is for all sites then, and kept apart for
 * the studio where browsers refuse cookies of others.
 * @param value null takes it away
 * @param seconds how long the browser keeps it; as long as it runs, if not said
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
