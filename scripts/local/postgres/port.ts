import { createServer } from 'node:net';

/**
 * Checks that a port is free on localhost before the database tries it, because PostgreSQL reports a taken
 * port late and unclearly.
 * @throws the system's EADDRINUSE error, with the port
 */
export async function checkPortFree(port: number): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject);
    probe.listen({ port, host: 'localhost' }, resolve);
  });
  await new Promise((resolve) => probe.close(resolve));
}
