import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Advice, step } from '../../terminal/steps.mjs';
import { ask } from '../ask.ts';
import { waitFor } from '../wait.ts';
import { type BareImage, inRoot } from './bare.ts';
import { startProgram } from './program.ts';

/** The port that the image's command names. */
const PORT = ':8000';

/**
 * Starts Varnish as the image does before a storefront on this machine, whose names a platform would know: a page comes
 * from it, is kept, and goes when who has the token says so.
 * @throws Advice with what it said, when anything is not as it should be
 */
export async function tryFront(
  image: BareImage,
  { port, storefront, token }: { port: number; storefront: number; token: string },
): Promise<void> {
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
    await step('Waiting for the front', () =>
      program.whileRunning(waitFor(`http://127.0.0.1:${port}/livez`, { seconds: 60, name: 'The front' })),
    );
    await step('Opening a page through the front, and taking it back', async () => {
      const page = () => ask({ port, host: 'harbour.localhost', path: '/' });
      const purge = (authorization: string, key: string) =>
        ask({
          port,
          host: 'harbour.localhost',
          path: '/',
          method: 'PURGE',
          headers: { authorization, 'surrogate-key': key },
        });
      const direct = await ask({ port: storefront, host: 'harbour.localhost', path: '/' });
      const [key = ''] = (direct.headers.get('surrogate-key') ?? '').split(' ');
      const { status } = await page();
      if (status !== 200 || !key) throw new Advice(`The page answered ${status}, its first key is '${key}'.`);
      const refused = await purge('Bearer another', key);
      const taken = await purge(`Bearer ${token}`, key);
      const again = await page();
      if (refused.status !== 403 || taken.status !== 200 || again.status !== 200)
        throw new Advice(`A purge without the token answered ${refused.status}, with it ${taken.status}.`);
      const gone = taken.headers.get('x-forgotten');
      if (gone !== '1') throw new Advice(`The purge took ${gone} pages instead of 1.`);
    });
  } catch (error) {
    process.stdout.write(program.output().slice(-4_000));
    throw error;
  } finally {
    await program.stop();
  }
}
