'use client';
import { EVENTS_PATH, MOST_EVENTS } from '@forecourt/lib/sites/event-names';

const GATHER_MS = 1_000;

interface SentEvent {
  event_id: number;
  car_id: string | null;
  dealership_id: string | null;
  website_id: string;
  url: string;
  /** Where the visit came from. */
  from: SentArrival | null;
  /** Where the visitor came from at first; null if it is the same. */
  first: SentArrival | null;
  /** Type of the block whose link led to the page. */
  block: string | null;
  /** A visitor's view or action in a trial. */
  trial?: { id: string; arm: string | null; measure: string };
}

interface SentArrival {
  host: string;
  params: Record<string, string>;
}

let queue: SentEvent[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

export function send(event: SentEvent): void {
  queue.push(event);
  if (queue.length >= MOST_EVENTS) flush();
  else timer ??= setTimeout(flush, GATHER_MS);
}

/** Sends the queue. A failure never shows to the visitor (EVENTS-21). */
export function flush(): void {
  clearTimeout(timer);
  timer = undefined;
  if (queue.length === 0) return;
  const body = JSON.stringify(queue);
  queue = [];
  try {
    if (!navigator.sendBeacon(EVENTS_PATH, body)) console.info('events were not sent: the browser refused');
  } catch (error) {
    console.info('events were not sent', error);
  }
}

addEventListener('pagehide', flush);
addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') flush();
});
