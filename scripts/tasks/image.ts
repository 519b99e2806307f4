// `node scripts/bootstrap.mjs image`: what the image's file says, without a container. Runs its commands in a bare folder
// with its environment alone, then migrates a database, starts what the image starts, asks it what a container would,
// opens a page and stops it. Minutes long, so no part of `npm test`. `--keep` leaves the folder; `--bundle FOLDER` takes what
// the task `bundle` made instead of making it again.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { localSettings, ROOT, storefrontEnvironment } from '../local/settings.ts';
import { Advice, runTask, step } from '../terminal/steps.mjs';
import { Children } from './children.ts';
import { type BareImage, makeBare, run } from './image/bare.ts';
import { parseContainerfile, stagesOf } from './image/containerfile.ts';
import { ensureSeeded, startLocalServices } from './running.ts';
import { waitFor } from './wait.ts';

const PORT_OFFSET = Number(process.env.FORECOURT_PORT_OFFSET ?? 200);
const PORT = 3000;

await runTask(async () => {
  const { values } = parseArgs({
    options: { keep: { type: 'boolean', default: false }, bundle: { type: 'string' } },
  });
  const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-image-'));
  const children = new Children(path.join(ROOT, '.data', 'logs', 'image'));
  try {
    const text = readFileSync(path.join(ROOT, '.deploy/Containerfile'), 'utf8');
    const stages = stagesOf(parseContainerfile(text), 'app');
    const image = await makeBare(values.bundle ? stages.slice(-1) : stages, folder, values.bundle);
    const settings = localSettings({ name: 'image', portOffset: PORT_OFFSET });
    rmSync(settings.dataDir, { recursive: true, force: true });
    const fresh = localSettings({ name: 'image', portOffset: PORT_OFFSET });
    const services = await startLocalServices(children, fresh, PORT_OFFSET);
    const env = {
      ...image.env,
      ...storefrontEnvironment(fresh, services.DATABASE_URL ?? ''),
      METRICS_PORT: String(fresh.ports.storefront + 1),
    };
    await step('Migrating with the image', () =>
      run(['node', 'scripts/commands/db-migrate.ts'], { cwd: image.cwd, env }),
    );
    await ensureSeeded(fresh, services);
    await startAndStop(image, env, fresh.ports.storefront);
  } finally {
    await children.stop();
    if (!values.keep) rmSync(folder, { recursive: true, force: true });
    else process.stdout.write(`${folder}\n`);
  }
});
process.exit();

/** Starts what the image starts, asks it everything that a platform asks, and stops it as a platform does. */
async function startAndStop(image: BareImage, env: Record<string, string>, port: number): Promise<void> {
  const onPort = (words: string[]) => words.map((word) => word.replaceAll(String(PORT), String(port)));
  const [program = '', ...args] = onPort(image.command);
  const child = spawn(program, args, { cwd: image.cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => {
      output += part;
    });
  const ended = once(child, 'close');
  const failed = ended.then(([code]) => {
    throw new Advice(`${output.slice(-4_000)}\n\nThe image's program ended with ${code}.`);
  });
  try {
    const url = `http://127.0.0.1:${port}`;
    await step('Waiting until it is ready', () =>
      Promise.race([waitFor(`${url}/readyz`, { seconds: 60, name: 'The image' }), failed]),
    );
    await step("Running the image's health check", () =>
      run(onPort(image.healthCheck), { cwd: image.cwd, env }),
    );
    await step('Opening a page', async () => {
      const { status, length } = await open(port, 'harbour.localhost');
      if (status !== 200 || length < 10_000)
        throw new Advice(`The home page answered ${status} (${length} bytes).`);
    });
    await step('Reading its metrics', async () => {
      const metrics = await (await fetch(`http://127.0.0.1:${env.METRICS_PORT}/metrics`)).text();
      if (!/forecourt_request_duration_seconds_count\{kind="home",status="2xx"\} 1/.test(metrics))
        throw new Advice(`The page was not counted:\n${metrics}`);
    });
  } catch (error) {
    process.stdout.write(output.slice(-4_000));
    throw error;
  } finally {
    child.kill('SIGTERM');
  }
  failed.catch(() => {});
  const [code] = await step('Stopping it', () => ended);
  if (code !== 0) throw new Advice(`It ended with ${code}.`);
  const broken = output.split('\n').filter((line) => line && !isJson(line));
  if (broken.length) throw new Advice(`These lines of its log are no JSON:\n${broken.join('\n')}`);
}

function open(port: number, host: string): Promise<{ status: number; length: number }> {
  return new Promise((resolve, reject) => {
    const asking = request({ port, host: '127.0.0.1', headers: { host } }, (response) => {
      let length = 0;
      response.on('data', (chunk: Buffer) => {
        length += chunk.length;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, length }));
    });
    asking.once('error', reject).end();
  });
}

function isJson(line: string): boolean {
  try {
    JSON.parse(line);
    return true;
  } catch {
    return false;
  }
}
