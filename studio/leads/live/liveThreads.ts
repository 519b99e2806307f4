import type { LiveEvent } from '@forecourt/lib/leads/thread/answers';
import type { BackOffice } from '../../back-office/backOffice.ts';
import { problemOf } from '../../back-office/useSession.ts';
import { readEvents } from './readEvents.ts';

/** Three heartbeats of the server. */
const SILENCE_MS = 50_000;
const RETRY_MS = { first: 1_000, longest: 30_000 };
/** While no stream can be opened. */
const POLL_MS = 10_000;

type Listener = (event: LiveEvent) => void;

/** One stream per client, shared by the tool menu and the tool. */
const streams = new WeakMap<BackOffice, { listeners: Set<Listener>; stop: AbortController }>();

/**
 * Calls a listener for every change of a lead. Without a stream it gets `resync` every ten seconds instead, and
 * after each reconnection, so that nothing is missed.
 * @returns a function that stops it
 */
export function listenToLeads(office: BackOffice, listener: Listener): () => void {
  const open = streams.get(office) ?? { listeners: new Set<Listener>(), stop: new AbortController() };
  if (!streams.has(office)) {
    streams.set(office, open);
    void keepOpen(office, open.listeners, open.stop.signal);
  }
  open.listeners.add(listener);
  return () => {
    open.listeners.delete(listener);
    if (open.listeners.size > 0) return;
    streams.delete(office);
    open.stop.abort();
  };
}

async function keepOpen(office: BackOffice, listeners: Set<Listener>, signal: AbortSignal): Promise<void> {
  const tell = (event: LiveEvent) => {
    for (const listener of listeners) listener(event);
  };
  let retry = RETRY_MS.first;
  const polling = setInterval(() => {
    if (retry > RETRY_MS.first && document.visibilityState === 'visible') tell({ kind: 'resync' });
  }, POLL_MS);
  while (!signal.aborted) {
    const attempt = new AbortController();
    try {
      const response = await office.threadEvents(AbortSignal.any([signal, attempt.signal]));
      if (!response.body) throw new Error('The response has no body');
      await readEvents(
        response.body,
        (event) => {
          retry = RETRY_MS.first;
          tell(event);
        },
        SILENCE_MS,
      );
    } catch (error) {
      attempt.abort();
      if (signal.aborted) break;
      const { code } = problemOf(error);
      if (code === 'not_signed_in' || code === 'no_rights') break;
    }
    await pause(retry, signal);
    retry = Math.min(retry * 2, RETRY_MS.longest);
  }
  clearInterval(polling);
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
