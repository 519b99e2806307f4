import { Advice, step } from '../../commands/terminal/steps.mjs';
import { ask } from '../request-storefront.ts';
import { waitFor } from '../wait.ts';
import { type BareImage, run } from './bare-image.ts';
import { startProgram } from './program.ts';

const PORT = '3000';

/**
 * Starts the storefront of the image, makes the requests of a platform, runs the given work, and stops it
 * like a platform.
 * @throws Advice with its output if a check fails
 */
export async function tryApp(
  image: BareImage,
  env: Record<string, string>,
  port: number,
  meanwhile: () => Promise<void>,
): Promise<void> {
  const onPort = (words: readonly string[]) => words.map((word) => word.replaceAll(PORT, String(port)));
  const program = startProgram(onPort(image.command), { cwd: image.cwd, env });
  let code: number | null = null;
  try {
    await step('Waiting until it is ready', () =>
      program.whileRunning(waitFor(`http://127.0.0.1:${port}/readyz`, { seconds: 60, name: 'The image' })),
    );
    await step("Running the image's health check", () =>
      run(onPort(image.healthCheck), { cwd: image.cwd, env }),
    );
    await step('Opening a page', async () => {
      const { status, body } = await ask({ port, host: 'harbour.localhost', path: '/' });
      if (status !== 200 || body.length < 10_000)
        throw new Advice(`The home page answered ${status} (${body.length} characters).`);
    });
    await step('Reading its metrics', async () => {
      const metrics = await (await fetch(`http://127.0.0.1:${env.METRICS_PORT}/metrics`)).text();
      if (!/forecourt_request_duration_seconds_count\{kind="home",status="2xx"\} 1/.test(metrics))
        throw new Advice(`The page was not counted:\n${metrics}`);
    });
    await step('Making a PDF and a social card', () => makeFiles(port));
    await step('Opening a page with the cookie of a preview that has ended', async () => {
      const headers = { cookie: '__prerender_bypass=ended' };
      const { status } = await ask({ port, host: 'harbour.localhost', path: '/', headers });
      if (status !== 200) throw new Advice(`The home page answered ${status}.`);
    });
    await meanwhile();
  } catch (error) {
    process.stdout.write(program.output().slice(-4_000));
    throw error;
  } finally {
    code = await program.stop();
  }
  if (code !== 0) throw new Advice(`It ended with ${code}.`);
  const brokenLines = program
    .output()
    .split('\n')
    .filter((line) => line && !isJson(line));
  if (brokenLines.length) throw new Advice(`These lines of its log are no JSON:\n${brokenLines.join('\n')}`);
}

/** Opens the PDF brochure and the social card of a car, which need the image's fonts and native modules. */
async function makeFiles(port: number): Promise<void> {
  const open = (at: string) => ask({ port, host: 'harbour.localhost', path: at });
  const { body: sitemap } = await open('/sitemap.xml');
  const car = /<loc>https?:\/\/[^/<]+(\/cars\/[^<]+)<\/loc>/.exec(sitemap)?.[1];
  if (!car) throw new Advice('The sitemap names no car.');
  const pdf = /\/api\/cars\/[^/"]+\/pdf/.exec((await open(car)).body)?.[0];
  if (!pdf) throw new Advice(`${car} leads to no PDF.`);
  for (const [at, type] of [
    [pdf, 'application/pdf'],
    [`${car}/social-card`, 'image/jpeg'],
  ] as const) {
    const { status, headers } = await open(at);
    if (status !== 200 || headers.get('content-type') !== type)
      throw new Advice(`${at} answered ${status} (${headers.get('content-type')}).`);
  }
}

function isJson(line: string): boolean {
  try {
    JSON.parse(line);
    return true;
  } catch {
    return false;
  }
}
