import type { OutgoingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Begun } from '../shared/entry.ts';
import { surrogateKeys } from './keys.ts';

/** The keys by which a cache in front forgets a page, separated by spaces. */
export const KEYS_HEADER = 'surrogate-key';
/** What our server has to know of a page when it sends it; no visitor gets it. */
const NOTE_HEADER = 'x-forecourt-note';

/** What says at the moment of sending whether a page may be kept in front, and for how long. */
export interface FrontNote {
  tags: readonly string[];
  begun: Begun;
  /** When it is over, in milliseconds since the epoch; Infinity for what ends only when it is dropped. */
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
 * Whether there is a cache in front: without one, pages carry nothing for it. Read directly, since a build makes pages too
 * and has not the variables that `environment()` demands.
 */
export const frontIsConfigured = (): boolean => Boolean(process.env.PURGE);

/**
 * Notes on a page that is about to be kept what is needed when it is sent. As headers, since the framework keeps those
 * and sends them whether the page was made just now, for somebody else, or by another copy.
 */
export function noteForFront(headers: OutgoingHttpHeaders, note: FrontNote): void {
  const keys = surrogateKeys(note.tags);
  if (!keys) return;
  headers[KEYS_HEADER] = keys.join(' ');
  // Addresses in tags may hold any letter, headers may not.
  headers[NOTE_HEADER] = Buffer.from(JSON.stringify(note)).toString('base64url');
}

/** Read notes, by their text: the same page is sent again and again. */
const notes = new LRUCache<string, FrontNote>({ max: 500 });

const parseNote = (text: string): FrontNote =>
  noteSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));

/** Takes the note off an answer; null where there is none. */
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
