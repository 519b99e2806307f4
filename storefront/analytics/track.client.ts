'use client';
import type { EventName } from '@forecourt/lib/sites/event-names';
import type * as Recorder from './record.client.ts';
import type { EventFacts } from './setup.ts';

/** Does something with what records, fetched on first use. A failure is told to the console alone (EVENTS-21). */
export function withRecorder(use: (recorder: typeof Recorder) => void): void {
  import('./record.client.ts').then(use).catch((error: unknown) => console.info('not recorded', error));
}

/** Records that something happened. */
export const track = (name: EventName, facts?: EventFacts): void =>
  withRecorder(({ record }) => record(name, facts));

/** Records an event that a server named by its id. */
export const trackId = (id: number, facts?: EventFacts): void =>
  withRecorder(({ recordId }) => recordId(id, facts));
