/**
 * A `fetch` that multiplexes the studio's event streams over one WebSocket. Browsers open at most six
 * HTTP/1.1 connections per host, and an open document form needs six streams, which would block all other
 * requests. Used only with the local content lake.
 */
export const muxFetch: typeof fetch = (input, init) => {
  const url = new URL(input instanceof Request ? input.url : input, location.href);
  if (!STREAM.test(url.pathname)) return fetch(input, init);
  return openStream(url, init ?? {});
};

const STREAM = /^(.*)\/v[^/]+\/data\/(?:listen|live\/events)\/[^/]+$/;

/** A message from the content lake: the response status, a chunk of its body, or its end. */
interface Message {
  id: number;
  status?: number;
  type?: string;
  chunk?: string;
  end?: true;
}

interface Stream {
  receive(message: Message): void;
  fail(): void;
}

class Tunnel {
  readonly ready: Promise<WebSocket>;
  readonly #streams = new Map<number, Stream>();
  #lastId = 0;

  constructor(url: string, onClose: () => void) {
    const socket = new WebSocket(url);
    this.ready = new Promise((resolve, reject) => {
      socket.addEventListener('open', () => resolve(socket));
      socket.addEventListener('close', () => {
        onClose();
        reject(new TypeError('The connection to the content lake was closed'));
        for (const stream of this.#streams.values()) stream.fail();
        this.#streams.clear();
      });
    });
    socket.addEventListener('message', ({ data }) => {
      const message = JSON.parse(String(data)) as Message;
      this.#streams.get(message.id)?.receive(message);
    });
  }

  add(stream: Stream): number {
    this.#lastId += 1;
    this.#streams.set(this.#lastId, stream);
    return this.#lastId;
  }

  remove(id: number): boolean {
    return this.#streams.delete(id);
  }
}

const tunnels = new Map<string, Tunnel>();

/** Returns the tunnel of a mount, opened on first use and after a disconnect. */
function tunnelFor(url: URL): Tunnel {
  const mount = STREAM.exec(url.pathname)?.[1] ?? '';
  const address = `${url.origin.replace(/^http/, 'ws')}${mount}/tunnel`;
  const openTunnel = tunnels.get(address);
  if (openTunnel) return openTunnel;
  const tunnel = new Tunnel(address, () => tunnels.delete(address));
  tunnels.set(address, tunnel);
  return tunnel;
}

async function openStream(url: URL, init: RequestInit): Promise<Response> {
  const { signal } = init;
  signal?.throwIfAborted();
  const tunnel = tunnelFor(url);
  const socket = await tunnel.ready;
  signal?.throwIfAborted();
  return new Promise<Response>((resolve, reject) => {
    const encoder = new TextEncoder();
    let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
    const close = () => {
      if (!tunnel.remove(id)) return;
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ id, close: true }));
    };
    const body = new ReadableStream<Uint8Array>({
      start: (newController) => {
        controller = newController;
      },
      cancel: close,
    });
    const fail = (reason: unknown) => {
      reject(reason);
      controller?.error(reason);
    };
    const id = tunnel.add({
      receive: ({ status, type, chunk, end }) => {
        if (status !== undefined)
          resolve(new Response(body, { status, headers: { 'content-type': type ?? '' } }));
        if (chunk !== undefined) controller?.enqueue(encoder.encode(chunk));
        if (!end) return;
        tunnel.remove(id);
        controller?.close();
      },
      fail: () => fail(new TypeError('The connection to the content lake was closed')),
    });
    signal?.addEventListener('abort', () => {
      close();
      fail(signal.reason);
    });
    const headers = Object.fromEntries(new Headers(init.headers));
    socket.send(JSON.stringify({ id, open: url.pathname + url.search, headers }));
  });
}
