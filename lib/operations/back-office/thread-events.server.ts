import type { LiveEvent } from '../../leads/thread/answers.ts';
import { listenToThreads } from '../../leads/thread/live.server.ts';
import { ApiError } from '../../platform/request/api-error.ts';
import { type Call, tokenOf } from './call.server.ts';
import { expectStaffRate } from './expect-rate.server.ts';
import { identifyStaff } from './staff.server.ts';

/** Frequent enough that no proxy closes the stream as idle. */
const HEARTBEAT_MS = 15_000;
/** How long somebody without access may still see that something changed. */
const RECHECK_MS = 60_000;
/** Events that a slow connection may leave unread; it is then closed, and reloads everything. */
const MOST_UNREAD = 500;

interface Options {
  databaseUrl: string;
  heartbeatMs?: number;
  recheckMs?: number;
}

/**
 * Streams changes of the caller's threads as server-sent events with ids only. It begins with `resync`, after
 * which nothing is missed, and ends when the caller signs out or loses access.
 */
export async function threadEvents(
  call: Call,
  { databaseUrl, heartbeatMs = HEARTBEAT_MS, recheckMs = RECHECK_MS }: Options,
): Promise<Response> {
  const { request, staff, office } = call;
  await expectStaffRate(call, 'staffLeadStream', 'Too many requests. Please wait a minute.');
  let sites = new Set(staff.sites.map(({ slug }) => slug));
  const encoder = new TextEncoder();
  let stop = () => {};
  let stopListening = () => {};
  let send = (_text: string) => {};
  const sendEvent = (event: LiveEvent) => {
    if (event.kind === 'resync' || sites.has(event.site)) send(`data: ${JSON.stringify(event)}\n\n`);
  };
  try {
    stopListening = await listenToThreads(databaseUrl, sendEvent, (error) =>
      office.report('warn', { problem: error instanceof Error ? error.name : 'unknown' }, 'lead_stream_lost'),
    );
  } catch {
    throw new ApiError('unavailable', 'Live updates are not available right now.');
  }

  const recheck = async () => {
    const identity = await identifyStaff(office.project, tokenOf(request) ?? '');
    if (identity.outcome === 'staff') sites = new Set(identity.staff.sites.map(({ slug }) => slug));
    // While Sanity does not answer, the access stays as it was.
    else if (identity.outcome !== 'unavailable') stop();
  };
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      let isOpen = true;
      const heartbeat = setInterval(() => send(':\n\n'), heartbeatMs);
      const rechecking = setInterval(() => void recheck(), recheckMs);
      stop = () => {
        if (!isOpen) return;
        isOpen = false;
        clearInterval(heartbeat);
        clearInterval(rechecking);
        stopListening();
        try {
          controller.close();
        } catch {
          // The reader has gone already.
        }
      };
      send = (text) => {
        if (!isOpen) return;
        if ((controller.desiredSize ?? 0) < -MOST_UNREAD) stop();
        else controller.enqueue(encoder.encode(text));
      };
      sendEvent({ kind: 'resync' });
      if (request.signal.aborted) stop();
      else request.signal.addEventListener('abort', () => stop(), { once: true });
    },
    cancel: () => stop(),
  });
  return new Response(body, {
    headers: { 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' },
  });
}
