import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Advice, step } from '../../commands/terminal/steps.mjs';
import { ask } from '../request-storefront.ts';
import { waitFor } from '../wait.ts';
import { type BareImage, inRoot } from './bare-image.ts';
import { startProgram } from './program.ts';

interface Front {
  port: number;
  storefront: number;
  token: string;
}

const PORT = ':8000';

/**
 * Starts Varnish as the image does, in front of a storefront on this machine. Checks that a page is served
 * through it, cached, and purged on a request with the token.
 * @throws Advice with its output if a check fails
 */
export async function tryVarnish(image: BareImage, { port, storefront, token }: Front): Promise<void> {
  const backends = path.join(image.root, 'etc/varnish/backends.vcl');
  const words = await readFile(backends, 'utf8');
  const here = words.replace(/\.host = "[^"]*"/g, '.host = "127.0.0.1"');
  await writeFile(backends, here.replace(/\.port = "[^"]*"/g, `.port = "${storefront}"`));
  const command = image.command.map((word) =>
    word === PORT ? `127.0.0.1:${port}` : inRoot(image.root, word),
  );
  const env = { ...image.env, PATH: `${image.env.PATH}:/usr/sbin`, PURGE_TOKEN: token };
  const program = startProgram([command[0] ?? '', '-j', 'none', ...command.slice(1)], {
    cwd: image.cwd,
    env,
  });
  try {
    await step('Waiting for Varnish', () =>
      program.whileRunning(waitFor(`http://127.0.0.1:${port}/livez`, { seconds: 60, name: 'Varnish' })),
    );
    await step('Opening a page through Varnish and purging it', () =>
      openAndPurge({ port, storefront, token }),
    );
  } catch (error) {
    process.stdout.write(program.output().slice(-4_000));
    throw error;
  } finally {
    await program.stop();
  }
}

/** Nothing is cached while content changes are being processed, so the check is repeated for this long. */
const SETTLED_MS = 60_000;
const TRY_AGAIN_MS = 500;
/** Varnish's response if a purge found entries: the status and their number. */
const PURGED = /^200 [1-9]/;

async function openAndPurge({ port, storefront, token }: Front): Promise<void> {
  const home = { host: 'harbour.localhost', path: '/' };
  const purge = (authorization: string, key: string) =>
    ask({ ...home, port, method: 'PURGE', headers: { authorization, 'surrogate-key': key } });
  for (const end = Date.now() + SETTLED_MS; ; await pause(TRY_AGAIN_MS)) {
    const direct = await ask({ ...home, port: storefront });
    const [key = ''] = (direct.headers.get('surrogate-key') ?? '').split(' ');
    const { status } = await ask({ ...home, port });
    if (status !== 200) throw new Advice(`The page answered ${status} through Varnish.`);
    const refusal = await purge('Bearer another', key);
    if (refusal.status !== 403)
      throw new Advice(`A purge with another token answered ${refusal.status} instead of 403.`);
    if (key && PURGED.test((await purge(`Bearer ${token}`, key)).body)) return;
    if (Date.now() > end)
      throw new Advice(
        `Varnish does not cache the page: its first key is '${key}', for which it had no entries.`,
      );
  }
}
