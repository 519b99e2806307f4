import { createServer } from 'node:net';

/**
 * Makes sure that a port is free on localhost before the database is asked to take it, whose own word for
 * a taken port comes late and unclear.
 * @throws the system's EADDRINUSE error, with the port
 */
export async function claimPort(port: number): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject);
    probe.listen({ port, host: 'localhost' }, resolve);
  });
  await new Promise((resolve) => probe.close(resolve));
}
