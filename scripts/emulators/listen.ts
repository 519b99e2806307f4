import type { Server } from 'node:http';
import { listenOnLoopback } from '@forecourt/lib/platform/network/loopback.server';
import { createAdaptorServer } from '@hono/node-server';

type Fetch = Parameters<typeof createAdaptorServer>[0]['fetch'];

/**
 * Serves an application on the loopback interface only.
 * @param port 0 picks any free one
 * @throws the system's error, such as EADDRINUSE with its port
 */
export async function listen(fetch: Fetch, port: number): Promise<{ url: string; close(): Promise<void> }> {
  const server = createAdaptorServer({ fetch }) as Server;
  const actualPort = await listenOnLoopback(server, port);
  return {
    url: `http://localhost:${actualPort}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
