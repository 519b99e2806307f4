import type { Server } from 'node:http';
import { listenOnLoopback } from '@forecourt/lib/network/loopback.server';
import { createAdaptorServer } from '@hono/node-server';

type Fetch = Parameters<typeof createAdaptorServer>[0]['fetch'];

/**
 * Serves an application to this machine alone.
 * @param port 0 takes any free one
 * @throws the system's error, EADDRINUSE with its port among them
 */
export async function listen(fetch: Fetch, port: number): Promise<{ url: string; close(): Promise<void> }> {
  const server = createAdaptorServer({ fetch }) as Server;
  const taken = await listenOnLoopback(server, port);
  return {
    url: `http://localhost:${taken}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
