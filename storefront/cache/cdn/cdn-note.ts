import type { OutgoingHttpHeaders } from 'node:http';
import { readVariable } from '@forecourt/lib/platform/env';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Begun } from '../shared/shared-entry.ts';
import { surrogateKeys } from './surrogate-keys.ts';

/** The header with the keys by which a CDN purges a page, separated by spaces. */
export const KEYS_HEADER = 'surrogate-key';
/** An internal header for our server; removed before a response is sent. */
const NOTE_HEADER = 'x-forecourt-note';

/** Decides, when a page is sent, whether and for how long a CDN may store it. */
export interface CdnNote {
  tags: readonly string[];
  begun: Begun;
  /** Expiry in milliseconds since the epoch; Infinity if only a purge ends it. */
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

export const isCdnConfigured = (): boolean => readVariable('PURGE') !== undefined;

/** Adds the note as a header, which the framework stores and sends with the page from every instance. */
export function noteForCdn(headers: OutgoingHttpHeaders, note: CdnNote): void {
  const keys = surrogateKeys(note.tags);
  if (!keys) return;
  headers[KEYS_HEADER] = keys.join(' ');
  // Tags may contain any character, headers may not.
  headers[NOTE_HEADER] = Buffer.from(JSON.stringify(note)).toString('base64url');
}

const notes = new LRUCache<string, CdnNote>({ max: 500 });

const parseNote = (text: string): CdnNote =>
  noteSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));

/** Removes the note from a response and returns it; null without a note. */
export function removeCdnNote(response: {
  getHeader(name: string): unknown;
  removeHeader(name: string): void;
}): CdnNote | null {
  const text = response.getHeader(NOTE_HEADER);
  if (typeof text !== 'string') return null;
  response.removeHeader(NOTE_HEADER);
  const note = notes.get(text) ?? parseNote(text);
  notes.set(text, note);
  return note;
}
