'use client';
import type { EventName } from '@forecourt/lib/sites/event-names';
import type * as Recorder from './record.client.ts';
import type { EventFacts } from './setup.ts';

/**
 * Runs a function with the recorder, loaded on first use. A failure is only logged to the console
 * (EVENTS-21).
 */
export function withRecorder(use: (recorder: typeof Recorder) => void): void {
  import('./record.client.ts').then(use).catch((error: unknown) => console.info('not recorded', error));
}

/** Records an event. */
export const track = (name: EventName, facts?: EventFacts): void =>
  withRecorder(({ record }) => record(name, facts));

/** Records an event by an id from the server. */
export const trackId = (id: number, facts?: EventFacts): void =>
  withRecorder(({ recordId }) => recordId(id, facts));
