'use client';
import type { EventName } from '@forecourt/lib/sites/event-names';
import type * as Recorder from './record.client.ts';
import type { EventFacts } from './setup.ts';

/** Runs a function with the recorder, loaded on first use. Failures are only logged (EVENTS-21). */
export function withRecorder(use: (recorder: typeof Recorder) => void): void {
  import('./record.client.ts').then(use).catch((error: unknown) => console.info('not recorded', error));
}

export const track = (name: EventName, facts?: EventFacts): void =>
  withRecorder(({ record }) => record(name, facts));

export const trackId = (id: number, facts?: EventFacts): void =>
  withRecorder(({ recordId }) => recordId(id, facts));
