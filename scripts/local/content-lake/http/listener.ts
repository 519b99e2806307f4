import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listenOnLoopback } from '@forecourt/lib/network/loopback.server';
import { createAdaptorServer } from '@hono/node-server';

type Fetch = Parameters<typeof createAdaptorServer>[0]['fetch'];

const GRACE_MS = 300;

/** An HTTP server on localhost that takes its port before it knows what to answer. */
export class Listener {
  readonly server: Server;
  #answer: Fetch = () => new Response('The content lake is starting.', { status: 503 });

  private constructor() {
    const fetch: Fetch = (request, env) => this.#answer(request, env);
    this.server = createAdaptorServer({ fetch }) as Server;
  }

  /** Rejects when the port is taken; port 0 takes any free one. */
  static async open(port: number): Promise<Listener> {
    const listener = new Listener();
    await listenOnLoopback(listener.server, port);
    return listener;
  }

  get url(): string {
    return `http://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  answerWith(fetch: Fetch): void {
    this.#answer = fetch;
  }

  /** Lets requests finish; event streams, which never do by themselves, are cut after a moment. */
  close(): Promise<void> {
    const cut = setTimeout(() => this.server.closeAllConnections(), GRACE_MS);
    return new Promise((resolve) => {
      this.server.close(() => {
        clearTimeout(cut);
        resolve();
      });
      this.server.closeIdleConnections();
    });
  }
}
