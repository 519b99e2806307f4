import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { connect as connectSocket, type Socket } from 'node:net';
import SftpClient from 'ssh2-sftp-client';
import { connectAddress } from './connect-address.server.ts';
import { download } from './download.server.ts';
import { FetchProblem, networkProblem } from './fetch-problem.ts';
import { inFolder, isPattern, newestOf, splitPath } from './newest.ts';
import { copyPhoto } from './photos/copy-photo.server.ts';
import type { PhotoPlace } from './photos/photo-place.ts';
import type { FeedSource } from './source.ts';
import type { FetchTask, Transport } from './transport.ts';

type SftpSource = Extract<FeedSource, { kind: 'sftp' }>;

const USUAL_PORT = 22;
const READY_MS = 20_000;

/**
 * Fetches by SFTP. The first key that a server shows is stored. If it changes, nothing is sent, not even the
 * password.
 */
export const sftpTransport: Transport<SftpSource> = async (task) => {
  const { source, folder, limits, signal } = task;
  const socket = await openSocket(task);
  const connectionLoss = new AbortController();
  const noteLoss = () =>
    connectionLoss.abort(new FetchProblem('The server closed the connection before the whole file arrived.'));
  // Without these listeners the client writes to the console.
  const client = new SftpClient('feed', { error: noteLoss, end: noteLoss, close: noteLoss });
  const until = AbortSignal.any([signal, connectionLoss.signal]);
  // The client has no timeout for a stalled server; destroying the socket makes it fail.
  const stop = () => void socket.destroy();
  signal.addEventListener('abort', stop);
  try {
    await connect(client, socket, task);
    const { path, bytes } = await remoteFile(client, source.path);
    const file = await download(client.createReadStream(path), {
      folder,
      name: path,
      limit: limits.fileBytes,
      signal: until,
    }).catch((error: unknown) => {
      throw until.reason instanceof FetchProblem ? until.reason : fileProblem(error, source.path);
    });
    await task.takePhotos?.(placeOf(client, splitPath(path).folder), until);
    return { path: file, bytes };
  } catch (error) {
    throw signal.aborted ? networkProblem(signal.reason) : networkProblem(error);
  } finally {
    signal.removeEventListener('abort', stop);
    void client.end().catch(() => {});
    socket.destroySoon();
  }
};

async function openSocket({ source, isAllowedAddress, signal }: FetchTask<SftpSource>): Promise<Socket> {
  const host = await connectAddress(source.host, isAllowedAddress);
  const socket = connectSocket({ host, port: source.port ?? USUAL_PORT });
  // Until the client adds its listener, an error here would end the process.
  socket.on('error', () => {});
  try {
    await once(socket, 'connect', { signal: AbortSignal.any([signal, AbortSignal.timeout(READY_MS)]) });
    return socket;
  } catch (error) {
    socket.destroy();
    throw networkProblem(error);
  }
}

async function connect(client: SftpClient, socket: Socket, task: FetchTask<SftpSource>): Promise<void> {
  const { source, known, secret, onHostKey } = task;
  const key = source.secret === null ? '' : await secret(source.secret);
  let fingerprint: string | null = null;
  const isOtherKey = () => known.hostKey !== null && fingerprint !== null && known.hostKey !== fingerprint;
  try {
    await client.connect({
      sock: socket,
      username: source.user,
      ...(key.startsWith('-----BEGIN') ? { privateKey: key } : { password: key }),
      readyTimeout: READY_MS,
      hostVerifier: (hostKey: Buffer) => {
        fingerprint = fingerprintOf(hostKey);
        return !isOtherKey();
      },
    });
    if (fingerprint !== null) await onHostKey(fingerprint);
  } catch (error) {
    if (fingerprint !== null && isOtherKey()) {
      await onHostKey(fingerprint);
      throw new FetchProblem(
        "The server's host key has changed. Ask the server's administrator whether they changed it, then accept the new key.",
      );
    }
    throw connectProblem(error);
  }
}

const fingerprintOf = (key: Buffer): string =>
  `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`;

function connectProblem(error: unknown): FetchProblem {
  if (error instanceof FetchProblem) return error;
  // The library distinguishes these errors only by message.
  const { message } = error as Error;
  if (/authentication methods failed/i.test(message))
    return new FetchProblem('The server refused the username, password or key.');
  if (/private ?key|passphrase/i.test(message))
    return new FetchProblem('The private key cannot be read. Check its format and passphrase.');
  if (/timed out/i.test(message)) return new FetchProblem('The server did not respond in time.');
  return networkProblem(error);
}

async function remoteFile(client: SftpClient, path: string): Promise<{ path: string; bytes: number | null }> {
  const { folder, name } = splitPath(path);
  try {
    if (!isPattern(name)) return { path, bytes: (await client.stat(path)).size };
    const files = await client.list(folder);
    const { name: newest, bytes } = newestOf(
      files
        .filter(({ type }) => type === '-')
        .map((file) => ({ name: file.name, changedAt: file.modifyTime, bytes: file.size })),
      name,
    );
    return { path: inFolder(folder, newest), bytes };
  } catch (error) {
    throw fileProblem(error, path);
  }
}

const placeOf = (client: SftpClient, root: string): PhotoPlace => ({
  list: async (folder) =>
    (await client.list(folder === null ? root : inFolder(root, folder)))
      .filter(({ type }) => type === '-' || type === 'd')
      .map(({ name, type, size, modifyTime }) => ({
        name,
        isFolder: type === 'd',
        bytes: size,
        version: `${size}:${modifyTime}`,
      })),
  copy: (photo, options) => copyPhoto(client.createReadStream(inFolder(root, photo)), options),
});

function fileProblem(error: unknown, path: string): FetchProblem {
  if (error instanceof FetchProblem) return error;
  const code = String((error as NodeJS.ErrnoException).code);
  if (
    code === '2' ||
    code === 'ENOENT' ||
    (code === 'ERR_GENERIC_CLIENT' && /no such file/i.test((error as Error).message))
  )
    return new FetchProblem(`The file ${path} does not exist.`);
  if (code === '3' || code === 'EACCES') return new FetchProblem(`We are not allowed to read ${path}.`);
  return networkProblem(error);
}
