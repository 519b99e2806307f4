import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listenOnLoopback } from '@forecourt/lib/platform/network/loopback.server';
import { createAdaptorServer } from '@hono/node-server';

type Fetch = Parameters<typeof createAdaptorServer>[0]['fetch'];

const GRACE_MS = 300;

/** An HTTP server on localhost that binds its port before its handler exists. */
export class Listener {
  readonly server: Server;
  #handler: Fetch = () => new Response('The content lake is starting.', { status: 503 });

  private constructor() {
    const fetch: Fetch = (request, env) => this.#handler(request, env);
    this.server = createAdaptorServer({ fetch }) as Server;
  }

  /** Rejects if the port is taken; port 0 picks any free one. */
  static async open(port: number): Promise<Listener> {
    const listener = new Listener();
    await listenOnLoopback(listener.server, port);
    return listener;
  }

  get url(): string {
    return `http://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  handleWith(fetch: Fetch): void {
    this.#handler = fetch;
  }

  /** Lets requests finish, but cuts event streams after a short wait because they never end on their own. */
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
