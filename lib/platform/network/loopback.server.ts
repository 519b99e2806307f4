import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';

/** Error codes of a machine without IPv6 for an IPv6 address. */
const NO_SUCH_ADDRESS = ['EADDRNOTAVAIL', 'EAFNOSUPPORT'];

/**
 * Lets a server be reached from this machine alone, by either address that `localhost` may mean: 127.0.0.1, and ::1
 * where there is IPv6. A server has one socket, so a second one hands its connections over.
 * @param server HTTP or any other; it is closed as usual, by its own `close`
 * @param port 0 takes any free one
 * @returns the port
 * @throws the system's error, EADDRINUSE with its port among them
 */
export async function listenOnLoopback(server: Server, port: number): Promise<number> {
  await listening(server, port, '127.0.0.1');
  const { port: boundPort } = server.address() as AddressInfo;
  // HTTP keeps a socket open for the response after the client has finished sending.
  const { allowHalfOpen = false } = server as { allowHalfOpen?: boolean };
  const second = createServer({ allowHalfOpen, noDelay: true }, (socket) => {
    server.emit('connection', socket);
  });
  try {
    await listening(second, boundPort, '::1');
    server.once('close', () => second.close());
  } catch (error) {
    if (!NO_SUCH_ADDRESS.includes((error as NodeJS.ErrnoException).code ?? '')) {
      server.close();
      throw error;
    }
  }
  return boundPort;
}

async function listening(server: Server, port: number, host: string): Promise<void> {
  server.listen({ port, host });
  await once(server, 'listening');
}
