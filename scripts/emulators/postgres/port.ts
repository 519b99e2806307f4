import { type AddressInfo, createServer } from 'node:net';

/**
 * Checks that a port is free on localhost before the database starts, because PostgreSQL reports a port in
 * use late and unclearly.
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

/** Returns a free port, so that a test cannot reach emulators that a developer has started. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, 'localhost', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
