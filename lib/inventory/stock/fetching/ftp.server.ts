import { isIP } from 'node:net';
import { PassThrough } from 'node:stream';
import { Client, FTPError } from 'basic-ftp';
import { PhotoFailure } from '../../media/photo-failure.ts';
import { connectAddress } from './connect-address.server.ts';
import { download } from './download.server.ts';
import { FetchProblem, networkProblem } from './fetch-problem.ts';
import { inFolder, isPattern, newestOf, splitPath } from './newest.ts';
import { copyPhoto } from './photos/copy-photo.server.ts';
import type { PhotoPlace } from './photos/photo-place.ts';
import type { FeedSource } from './source.ts';
import type { FetchTask, Transport } from './transport.ts';

type FtpSource = Extract<FeedSource, { kind: 'ftp' }>;

const USUAL_PORT = { explicit: 21, none: 21, implicit: 990 };
const IDLE_MS = 30_000;

/**
 * Fetches by FTP or FTPS. Data connections go only to the address of the control connection, so the server
 * cannot redirect them to another host.
 */
export const ftpTransport: Transport<FtpSource> = async (task) => {
  const { source, folder, limits, signal } = task;
  const client = new Client(IDLE_MS, { allowSeparateTransferHost: false });
  const stop = () => client.close();
  signal.addEventListener('abort', stop);
  try {
    await connect(client, task);
    const remote = await remoteFile(client, source.path);
    const options = { folder, name: remote.path, limit: limits.fileBytes, signal };
    const path = await transfer(client, remote.path, (stream) => download(stream, options));
    await task.takePhotos?.(placeOf(client, splitPath(remote.path).folder), signal);
    return { path, bytes: remote.bytes };
  } catch (error) {
    throw signal.aborted ? networkProblem(signal.reason) : ftpProblem(error, source.path);
  } finally {
    signal.removeEventListener('abort', stop);
    client.close();
  }
};

/** Streams a file to the reader. A reader that fails before the end also closes the connection. */
async function transfer<Result>(
  client: Client,
  path: string,
  read: (stream: PassThrough) => Promise<Result>,
): Promise<Result> {
  const stream = new PassThrough();
  const [result] = await Promise.all([
    read(stream).catch((error: unknown) => {
      if (!(error instanceof FTPError)) client.close();
      throw error;
    }),
    client.downloadTo(stream, path).catch((error: unknown) => {
      stream.destroy(error as Error);
      throw error;
    }),
  ]);
  return result;
}

async function connect(
  client: Client,
  { source, secret, isAllowedAddress }: FetchTask<FtpSource>,
): Promise<void> {
  const { host, encryption } = source;
  const password = source.secret === null ? '' : await secret(source.secret);
  try {
    await client.access({
      host: await connectAddress(host, isAllowedAddress),
      port: source.port ?? USUAL_PORT[encryption],
      user: source.user,
      password,
      secure: encryption === 'implicit' ? 'implicit' : encryption === 'explicit',
      // The certificate is for the host name, not for the resolved address.
      secureOptions: isIP(host) ? { host } : { host, servername: host },
    });
  } catch (error) {
    if (error instanceof FTPError && error.code === 530)
      throw new FetchProblem('The server refused the username or password.');
    throw error;
  }
}

async function remoteFile(client: Client, path: string): Promise<{ path: string; bytes: number | null }> {
  const { folder, name } = splitPath(path);
  if (!isPattern(name)) return { path, bytes: await client.size(path).catch(ignoreMissingSize) };
  const files = (await client.list(folder)).filter((file) => file.isFile);
  const newest = newestOf(
    files.map((file) => ({
      name: file.name,
      changedAt: file.modifiedAt?.getTime() ?? null,
      bytes: file.size,
    })),
    name,
  );
  return { path: inFolder(folder, newest.name), bytes: newest.bytes };
}

/** Some servers don't support SIZE. A missing file is reported by the transfer itself. */
function ignoreMissingSize(error: unknown): null {
  if (error instanceof FTPError) return null;
  throw error;
}

function ftpProblem(error: unknown, path: string): FetchProblem {
  if (!(error instanceof FTPError)) return networkProblem(error);
  if (error.code === 550)
    return new FetchProblem(`The file ${path} does not exist, or we are not allowed to read it.`);
  return new FetchProblem(`The server responded with error ${error.code}.`);
}

const placeOf = (client: Client, root: string): PhotoPlace => ({
  list: async (folder) =>
    (await client.list(folder === null ? root : inFolder(root, folder)))
      .filter((entry) => entry.isFile || entry.isDirectory)
      .map(({ name, isDirectory, size, modifiedAt, rawModifiedAt }) => ({
        name,
        isFolder: isDirectory,
        bytes: size,
        version: `${size}:${modifiedAt?.getTime() ?? rawModifiedAt}`,
      })),
  copy: async (photo, options) => {
    try {
      await transfer(client, inFolder(root, photo), (stream) => copyPhoto(stream, options));
    } catch (error) {
      // The server refused this one photo but keeps the connection open.
      if (error instanceof FTPError)
        throw new PhotoFailure('refused', `The server responded with error ${error.code}.`);
      throw error;
    }
  },
});
