import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Advice, step } from '../../commands/terminal/steps.mjs';
import { ask } from '../request-storefront.ts';
import { waitFor } from '../wait.ts';
import type { BareImage } from './bare-image.ts';
import { startProgram } from './program.ts';

/** The port in the image's configuration. */
const PORT = 'listen 8080';
const FILES = 'usr/share/nginx/html';

/**
 * Serves the studio's files with nginx and the image's configuration.
 * @throws Advice with its output if a page or file is not served correctly
 */
export async function tryStudio(image: BareImage, port: number): Promise<void> {
  const { root } = image;
  const site = await readFile(path.join(root, 'etc/nginx/conf.d/default.conf'), 'utf8');
  const here = site
    .replace(PORT, `listen 127.0.0.1:${port}`)
    .replace(/root \S+;/, `root ${path.join(root, FILES)};`);
  const folder = path.join(root, 'nginx');
  await mkdir(folder, { recursive: true });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder};`)
    .join(' ');
  const file = path.join(folder, 'nginx.conf');
  // As root, nginx would switch to a user who cannot read the files.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  await writeFile(
    file,
    `${user} pid ${folder}/pid; events {} http { include /etc/nginx/mime.types; access_log off; ${temporary} ${here} }`,
  );
  const env = { ...image.env, PATH: `${image.env.PATH}:/usr/sbin` };
  const program = startProgram(['nginx', '-e', 'stderr', '-c', file, '-g', 'daemon off;'], {
    cwd: root,
    env,
  });
  try {
    await step('Waiting for the studio', () =>
      program.whileRunning(waitFor(`http://127.0.0.1:${port}/livez`, { seconds: 20, name: 'The studio' })),
    );
    await step("Opening the studio's addresses", async () => {
      const names = await readdir(path.join(root, FILES, 'static'));
      const script = names.find((name) => name.endsWith('.js'));
      const files = [
        ['/', 'text/html', 'no-cache'],
        ['/structure/pages', 'text/html', 'no-cache'],
        [`/static/${script}`, 'application/javascript', 'public, max-age=31536000, immutable'],
      ] as const;
      for (const [address, type, lifetime] of files) {
        const { status, headers } = await ask({ port, host: 'studio.localhost', path: address });
        const got = [status, headers.get('content-type')?.split(';')[0], headers.get('cache-control')].join(
          ' ',
        );
        if (got !== `200 ${type} ${lifetime}`) throw new Advice(`${address} answered ${got}.`);
        if (!headers.get('content-security-policy')?.includes("frame-ancestors 'self'"))
          throw new Advice(`${address} can be framed by any origin.`);
        for (const name of ['strict-transport-security', 'x-content-type-options'])
          if (!headers.has(name)) throw new Advice(`${address} has no header ${name}.`);
      }
    });
  } catch (error) {
    process.stdout.write(program.output().slice(-4_000));
    throw error;
  } finally {
    await program.stop();
  }
}
