import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';

/** Errors of a machine without IPv6. */
const NO_SUCH_ADDRESS = ['EADDRNOTAVAIL', 'EAFNOSUPPORT'];

/**
 * Makes a server listen on both addresses of `localhost`, 127.0.0.1 and, where available, ::1. A server has
 * only one socket, so a second one passes its connections on.
 * @param server closed as usual with its own `close`
 * @param port 0 for any free port
 * @returns the port
 * @throws the system's error, such as EADDRINUSE
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
