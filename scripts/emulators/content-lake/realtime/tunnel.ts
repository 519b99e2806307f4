import type { WebSocket } from 'ws';
import { z } from 'zod';
import { parseMessage } from './message.ts';

/**
 * Carries many event streams over one WebSocket. Browsers open at most six HTTP/1.1 connections per host, and
 * one open form of the Studio uses six streams, so its other requests would hang.
 *
 * - Up: `{id, open: <path>, headers}` starts a stream, `{id, close: true}` ends it.
 * - Down: `{id, status, type}`, `{id, chunk}` or `{id, end: true}`.
 */
const message = z.union([
  z.object({
    id: z.int(),
    open: z.string().regex(/\/data\/(listen|live\/events)\/[^/]+$|\/data\/(listen|live\/events)\/[^/?]+\?/),
    headers: z.record(z.string(), z.string()).default({}),
  }),
  z.object({ id: z.int(), close: z.literal(true) }),
]);

const MAX_STREAMS = 200;
const MAX_BACKLOG = 16 * 1024 * 1024;
/** Headers a page may set itself; cookie and origin come from the upgrade request. */
const HEADERS = new Set(['accept', 'authorization', 'last-event-id']);

export interface TunnelHost {
  /** base URL for the paths the page sends, such as `http://localhost:3333` */
  base: string;
  cookie: string | undefined;
  origin: string | undefined;
  fetch(request: Request): Response | Promise<Response>;
}

/**
 * Serves event streams over a socket until it closes, then ends them all. A malformed message closes it with
 * code 4000, a client that leaves 16 MB unread is disconnected, and a stream beyond the 200th ends at once.
 */
export function tunnel(socket: WebSocket, host: TunnelHost): void {
  const streams = new Map<number, AbortController>();
  const send = (value: Record<string, unknown>) => {
    if (socket.bufferedAmount > MAX_BACKLOG) socket.terminate();
    else if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(value));
  };

  socket.on('message', (data) => {
    const parsedMessage = message.safeParse(parseMessage(data));
    if (!parsedMessage.success) {
      socket.close(4000, 'malformed message');
      return;
    }
    const { id } = parsedMessage.data;
    streams.get(id)?.abort();
    streams.delete(id);
    if ('close' in parsedMessage.data) return;
    if (streams.size < MAX_STREAMS)
      open(id, requestFor(parsedMessage.data.open, parsedMessage.data.headers, host));
    else send({ id, end: true });
  });
  socket.on('error', () => socket.terminate());
  socket.on('close', () => {
    for (const abort of streams.values()) abort.abort();
  });

  function open(id: number, request: Request): void {
    const abort = new AbortController();
    streams.set(id, abort);
    pump(id, request, abort.signal)
      .catch(() => send({ id, end: true }))
      .finally(() => {
        if (streams.get(id) === abort) streams.delete(id);
      });
  }

  async function pump(id: number, request: Request, signal: AbortSignal): Promise<void> {
    const response = await host.fetch(request);
    send({ id, status: response.status, type: response.headers.get('content-type') ?? '' });
    const reader = response.body?.getReader();
    const stop = () => void reader?.cancel();
    if (signal.aborted) return stop();
    signal.addEventListener('abort', stop, { once: true });
    const decoder = new TextDecoder();
    for (;;) {
      const part = await reader?.read().catch(() => undefined);
      if (!part || part.done || signal.aborted) break;
      send({ id, chunk: decoder.decode(part.value, { stream: true }) });
    }
    if (!signal.aborted) send({ id, end: true });
  }
}

function requestFor(path: string, requestedHeaders: Record<string, string>, host: TunnelHost): Request {
  const allowedHeaders = Object.entries(requestedHeaders).filter(([name]) => HEADERS.has(name.toLowerCase()));
  const headers = new Headers(allowedHeaders);
  if (host.cookie) headers.set('cookie', host.cookie);
  if (host.origin) headers.set('origin', host.origin);
  return new Request(new URL(path, host.base), { headers });
}
