import type { OutgoingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Begun } from '../shared/entry.ts';
import { surrogateKeys } from './keys.ts';

/** The keys by which a CDN purges a page, separated by spaces. */
export const KEYS_HEADER = 'surrogate-key';
/** Internal header from the page cache to our server; removed before the response is sent. */
const NOTE_HEADER = 'x-forecourt-note';

/** Decides, when a page is sent, whether the CDN may cache it and for how long. */
export interface FrontNote {
  tags: readonly string[];
  begun: Begun;
  /** Expiry in milliseconds since the epoch; Infinity for a page that only an invalidation ends. */
  until: number;
}

const noteSchema = z.object({
  tags: z.array(z.string()),
  begun: z.object({ epoch: z.string().nullable(), sequence: z.number() }),
  until: z
    .number()
    .nullable()
    .transform((until) => until ?? Number.POSITIVE_INFINITY),
});

/**
 * Returns whether a CDN is configured. Reads `process.env` directly, since a build renders pages too and
 * lacks the variables that `environment()` requires.
 */
export const frontIsConfigured = (): boolean => Boolean(process.env.PURGE);

/**
 * Adds the note to a page that is about to be cached. Next.js stores headers with the page, so the note is
 * sent whichever instance rendered it, and whenever.
 */
export function noteForFront(headers: OutgoingHttpHeaders, note: FrontNote): void {
  const keys = surrogateKeys(note.tags);
  if (!keys) return;
  headers[KEYS_HEADER] = keys.join(' ');
  // Tags contain addresses in any script; headers are Latin-1.
  headers[NOTE_HEADER] = Buffer.from(JSON.stringify(note)).toString('base64url');
}

const notes = new LRUCache<string, FrontNote>({ max: 500 });

const parseNote = (text: string): FrontNote =>
  noteSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));

/** Removes the note from a response and returns it; null if it has none. */
export function takeNote(response: {
  getHeader(name: string): unknown;
  removeHeader(name: string): void;
}): FrontNote | null {
  const text = response.getHeader(NOTE_HEADER);
  if (typeof text !== 'string') return null;
  response.removeHeader(NOTE_HEADER);
  const note = notes.get(text) ?? parseNote(text);
  notes.set(text, note);
  return note;
}
