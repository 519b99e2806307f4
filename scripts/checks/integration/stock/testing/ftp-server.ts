import FtpServer from '@electerm/ftp-srv';
import { freePort } from '../../../../emulators/postgres/port.ts';

const silent = () => {};
const LOG = {
  child: () => LOG,
  trace: silent,
  debug: silent,
  info: silent,
  warn: silent,
  error: silent,
  fatal: silent,
};

export async function startTestFtp(
  folder: string,
  { user, password }: { user: string; password: string },
): Promise<{ port: number; stop(): Promise<void> }> {
  const port = await freePort();
  const server = new FtpServer({ url: `ftp://127.0.0.1:${port}`, pasv_url: '127.0.0.1', log: LOG });
  server.on('login', ({ username, password: given }, resolve, reject) => {
    if (username === user && given === password) resolve({ root: folder });
    else reject(new Error('Not with this password'));
  });
  await server.listen();
  return {
    port,
    stop: async () => {
      await server.close();
    },
  };
}
