import type { Server } from 'node:http';

type Listen = (options: { port: number; hostname: string }, ready: () => void) => unknown;

/**
 * Starts a server on localhost and waits until it listens.
 * @throws the system's error, EADDRINUSE with its port among them
 */
export async function listen(start: Listen, port: number): Promise<{ close(): Promise<void> }> {
  const server = await new Promise<Server>((resolve, reject) => {
    const created = start({ port, hostname: 'localhost' }, () => resolve(created)) as Server;
    created.once('error', reject);
  });
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
