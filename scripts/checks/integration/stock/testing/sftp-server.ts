import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import ssh2, { type Attributes, type SFTPWrapper } from 'ssh2';

const { Server, utils } = ssh2;
const { STATUS_CODE } = utils.sftp;

/** A dealer's read-only SFTP server over a local folder. */
export interface TestSftp {
  port: number;
  /** Bytes missing from the end of each file, to simulate a lost connection. */
  missing: number;
  /** Stops responding but keeps the connection. */
  isMute: boolean;
  stop(): Promise<void>;
}

/**
 * Creates a host key as PEM. Avoids ssh2's generateKeyPairSync: one in 256 of its ed25519 keys is unreadable.
 */
function newHostKey(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return privateKey.export({ type: 'sec1', format: 'pem' }).toString();
}

/** @param port of an earlier server, which this one replaces with another key */
export async function startTestSftp(
  folder: string,
  { user, password, port = 0 }: { user: string; password: string; port?: number },
): Promise<TestSftp> {
  const server = new Server({ hostKeys: [newHostKey()] }, (client) => {
    client.on('error', () => {});
    client.on('authentication', (attempt) => {
      if (attempt.method === 'password' && attempt.username === user && attempt.password === password)
        attempt.accept();
      else attempt.reject(['password']);
    });
    client.on('session', (accept) => {
      accept().on('sftp', (acceptSftp) => serve(acceptSftp(), folder, sftp));
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const sftp: TestSftp = {
    port: (server.address() as AddressInfo).port,
    missing: 0,
    isMute: false,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return sftp;
}

function serve(channel: SFTPWrapper, folder: string, state: TestSftp): void {
  const at = (remote: string) => path.join(folder, path.posix.normalize(`/${remote}`));
  const files = new Map<number, Buffer>();
  const lists = new Map<number, string[]>();
  const handles = new Map<number, string>();
  let last = 0;
  const handleOf = (remote: string) => {
    last += 1;
    handles.set(last, remote);
    const handle = Buffer.alloc(4);
    handle.writeUInt32BE(last);
    return handle;
  };
  const stat = (id: number, remote: string) => {
    if (state.isMute) return;
    try {
      channel.attrs(id, attributesOf(at(remote)));
    } catch {
      channel.status(id, STATUS_CODE.NO_SUCH_FILE);
    }
  };
  channel.on('STAT', stat).on('LSTAT', stat);
  channel.on('FSTAT', (id, handle) => stat(id, handles.get(handle.readUInt32BE()) ?? ''));
  channel.on('OPEN', (id, remote) => {
    try {
      const content = readFileSync(at(remote));
      const handle = handleOf(remote);
      files.set(last, content.subarray(0, content.length - state.missing));
      channel.handle(id, handle);
    } catch {
      channel.status(id, STATUS_CODE.NO_SUCH_FILE);
    }
  });
  channel.on('READ', (id, handle, offset, length) => {
    const piece = files.get(handle.readUInt32BE())?.subarray(offset, offset + length);
    if (piece?.length) channel.data(id, piece);
    else channel.status(id, STATUS_CODE.EOF);
  });
  channel.on('OPENDIR', (id, remote) => {
    const handle = handleOf(remote);
    lists.set(last, readdirSync(at(remote)));
    channel.handle(id, handle);
  });
  channel.on('READDIR', (id, handle) => {
    const number = handle.readUInt32BE();
    const names = lists.get(number);
    lists.delete(number);
    if (!names) return channel.status(id, STATUS_CODE.EOF);
    channel.name(
      id,
      names.map((filename) => {
        const file = path.join(at(handles.get(number) ?? ''), filename);
        const kind = statSync(file).isDirectory() ? 'd' : '-';
        const longname = `${kind}rw-r--r-- 1 dealer dealer 1 Jan 1 00:00 ${filename}`;
        return { filename, longname, attrs: attributesOf(file) };
      }),
    );
  });
  channel.on('CLOSE', (id) => channel.status(id, STATUS_CODE.OK));
}

function attributesOf(file: string): Attributes {
  const { mode, size, mtimeMs } = statSync(file);
  const seconds = Math.floor(mtimeMs / 1000);
  return { mode, size, uid: 0, gid: 0, atime: seconds, mtime: seconds };
}
