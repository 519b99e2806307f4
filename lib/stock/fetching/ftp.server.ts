import { isIP } from 'node:net';
import { PassThrough } from 'node:stream';
import { Client, FTPError } from 'basic-ftp';
import { connectAddress } from './connect-address.server.ts';
import { download } from './download.server.ts';
import { isPattern, newestOf, splitPath } from './newest.ts';
import { FetchProblem, networkProblem } from './problem.ts';
import type { FeedSource } from './source.ts';
import type { FetchTask, Transport } from './transport.ts';

type FtpSource = Extract<FeedSource, { kind: 'ftp' }>;

const USUAL_PORT = { explicit: 21, none: 21, implicit: 990 };
const IDLE_MS = 30_000;

/** Fetches by FTP, encrypted or not; the file comes from the address that was connected to and from no other. */
export const ftpTransport: Transport<FtpSource> = async (task) => {
  const { source, folder, limits, signal } = task;
  const client = new Client(IDLE_MS, { allowSeparateTransferHost: false });
  const stop = () => client.close();
  signal.addEventListener('abort', stop);
  try {
    await connect(client, task);
    const remote = await remoteFile(client, source.path);
    const stream = new PassThrough();
    const written = download(stream, { folder, name: remote.path, limit: limits.fileBytes, signal });
    const [path] = await Promise.all([
      // A file that is too large ends the transfer too.
      written.catch((error: unknown) => {
        client.close();
        throw error;
      }),
      client.downloadTo(stream, remote.path).catch((error: unknown) => {
        stream.destroy(error as Error);
        throw error;
      }),
    ]);
    return { path, bytes: remote.bytes };
  } catch (error) {
    throw signal.aborted ? networkProblem(signal.reason) : ftpProblem(error, source.path);
  } finally {
    signal.removeEventListener('abort', stop);
    client.close();
  }
};

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
      // The certificate is the host's, not the address's.
      secureOptions: isIP(host) ? { host } : { host, servername: host },
    });
  } catch (error) {
    if (error instanceof FTPError && error.code === 530)
      throw new FetchProblem('The server refused the user or the password.');
    throw error;
  }
}

/** The newest file of a pattern, or the file of a path. */
async function remoteFile(client: Client, path: string): Promise<{ path: string; bytes: number | null }> {
  const { folder, name } = splitPath(path);
  if (!isPattern(name)) return { path, bytes: await client.size(path).catch(sizeIsNotTold) };
  const files = (await client.list(folder)).filter((file) => file.isFile);
  const newest = newestOf(
    files.map((file) => ({
      name: file.name,
      changedAt: file.modifiedAt?.getTime() ?? null,
      bytes: file.size,
    })),
    name,
  );
  return { path: folder === '/' ? `/${newest.name}` : `${folder}/${newest.name}`, bytes: newest.bytes };
}

/** Not every server tells sizes; a file that is not there is said by its transfer. */
function sizeIsNotTold(error: unknown): null {
  if (error instanceof FTPError) return null;
  throw error;
}

function ftpProblem(error: unknown, path: string): FetchProblem {
  if (!(error instanceof FTPError)) return networkProblem(error);
  if (error.code === 550) return new FetchProblem(`There is no file ${path}, or we may not read it.`);
  return new FetchProblem(`The server answered ${error.code}.`);
}
