import { listenTo } from '../../platform/database/steps.server.ts';
import type { LiveEvent } from './answers.ts';

/** As in the triggers of the migration `thread_inbox`. */
const CHANNEL = 'lead_threads';

type Listener = (event: LiveEvent) => void;

interface Hub {
  listeners: Set<Listener>;
  /** Ends the connection. */
  close: () => void;
  ready: Promise<void>;
}

// Global, because the framework bundles this module more than once, and an instance needs one connection.
const processGlobals = globalThis as { forecourtThreadHubs?: Map<string, Hub> };
processGlobals.forecourtThreadHubs ??= new Map();
const hubs = processGlobals.forecourtThreadHubs;

/** Returns the event of a notification: `harbour 1f0c…`, or only the site for suspected spam. */
export function liveEventOf(payload: string | undefined): LiveEvent {
  const [site = '', id] = (payload ?? '').split(' ');
  return site ? { kind: 'thread', site, id: id ?? null } : { kind: 'resync' };
}

/**
 * Calls a listener for every change of a thread, on any instance. All listeners of a process share one
 * connection, which is opened for the first and closed after the last. After a lost connection they get
 * `resync`.
 * @param report called with errors of the connection, which is opened again
 * @returns a function that stops it
 * @throws the database's error if the connection can't be opened
 */
export async function listenToThreads(
  databaseUrl: string,
  listener: Listener,
  report: (error: unknown) => void,
): Promise<() => void> {
  const hub = hubs.get(databaseUrl) ?? openHub(databaseUrl, report);
  hub.listeners.add(listener);
  const stop = () => {
    hub.listeners.delete(listener);
    if (hub.listeners.size > 0 || hubs.get(databaseUrl) !== hub) return;
    hubs.delete(databaseUrl);
    hub.close();
  };
  try {
    await hub.ready;
  } catch (error) {
    stop();
    throw error;
  }
  return stop;
}

function openHub(databaseUrl: string, report: (error: unknown) => void): Hub {
  const listeners = new Set<Listener>();
  const ending = new AbortController();
  const listening = listenTo(
    { databaseUrl, channel: CHANNEL },
    ending.signal,
    ({ error }) => report(error),
    (payload) => {
      const event = liveEventOf(payload);
      for (const listener of listeners) listener(event);
    },
  );
  const hub: Hub = {
    listeners,
    ready: listening.then(() => {}),
    close: () => {
      ending.abort();
      listening.then(
        (connection) => connection.close(),
        () => {},
      );
    },
  };
  hubs.set(databaseUrl, hub);
  return hub;
}
