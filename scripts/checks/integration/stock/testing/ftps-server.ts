import { once } from 'node:events';
import { createReadStream, statSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { createSecureContext, type SecureContext, TLSSocket } from 'node:tls';

export interface TestFtps {
  port: number;
  logins: string[];
  stop(): void;
}

interface Place {
  folder: string;
  user: string;
  password: string;
  /** Null disables encryption. */
  context: SecureContext | null;
  logins: string[];
}

/**
 * Starts an FTP server over a local folder with explicit TLS (RFC 4217) for commands and files. Available
 * servers for Node accept `AUTH TLS` but continue without encryption.
 * @param certificate without one it does not encrypt
 */
export async function startTestFtps(
  folder: string,
  { user, password }: { user: string; password: string },
  certificate?: { key: string; cert: string },
): Promise<TestFtps> {
  const context = certificate ? createSecureContext(certificate) : null;
  const logins: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).write('220 Ready\r\n');
    talk(socket, { folder, user, password, context, logins });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    logins,
    stop: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/** Serves one client until it starts TLS, after which the session restarts as the protocol requires. */
function talk(socket: Socket, place: Place): void {
  const { context, folder, logins } = place;
  const lines = createInterface({ input: socket });
  let name = '';
  let data: Promise<Socket> | null = null;
  const say = (words: string) => socket.write(`${words}\r\n`);
  const send = async (remote: string) => {
    const channel = await data;
    if (!channel) return say('425 Where to?');
    say('150 Here it comes');
    createReadStream(path.join(folder, path.basename(remote))).pipe(channel);
    await once(channel, 'close');
    say('226 That was it');
  };
  lines.on('line', async (line) => {
    const [, verb = '', argument = ''] = /^(\w+) ?(.*)$/.exec(line) ?? [];
    switch (verb.toUpperCase()) {
      case 'AUTH': {
        if (!context) return say('502 Not here');
        say('234 Encrypted from here');
        lines.close();
        return talk(encrypted(socket, context), place);
      }
      case 'USER':
        name = argument;
        return say('331 Which password?');
      case 'PASS':
        logins.push(name);
        return say(name === place.user && argument === place.password ? '230 Come in' : '530 No');
      case 'EPSV': {
        const port = Promise.withResolvers<number>();
        data = listenOnce(context, port.resolve);
        return say(`229 Here (|||${await port.promise}|)`);
      }
      case 'SIZE':
        return say(`213 ${statSync(path.join(folder, path.basename(argument))).size}`);
      case 'RETR':
        return send(argument);
      case 'PBSZ':
      case 'PROT':
      case 'TYPE':
        return say('200 Yes');
      default:
        return say('502 Not here');
    }
  });
}

function encrypted(socket: Socket, secureContext: SecureContext): TLSSocket {
  const secure = new TLSSocket(socket, { isServer: true, secureContext });
  // A client that does not trust the certificate disconnects during the handshake.
  return secure.on('error', () => {});
}

async function listenOnce(context: SecureContext | null, onPort: (port: number) => void): Promise<Socket> {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onPort((server.address() as AddressInfo).port);
  const [socket] = (await once(server, 'connection')) as [Socket];
  server.close();
  socket.on('error', () => {});
  return context ? encrypted(socket, context) : socket;
}
