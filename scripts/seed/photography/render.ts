import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium, type Page as BrowserPage } from '@playwright/test';
import { build } from 'esbuild';
import sharp from 'sharp';
import { ANGLES, BODIES, PICTURE_HEIGHT, PICTURE_WIDTH } from './catalogue.ts';

/**
 * Renders the photographs of the demo's cars into `cars/<body>/<angle>.{base,light}.webp`.
 * `node scripts/seed/photography/render.ts [--body suv] [--angle side] [--draft]`; both may be repeated.
 * Minutes per body on a small machine, so the pictures are committed and nothing renders at start.
 */
const { values } = parseArgs({
  options: {
    body: { type: 'string', multiple: true },
    angle: { type: 'string', multiple: true },
    /** Small and rough, to look at a change of shape. */
    draft: { type: 'boolean', default: false },
    out: { type: 'string' },
  },
});

const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
];

const here = import.meta.dirname;
const out = values.out ?? join(here, 'cars');
const work = await mkdtemp(join(tmpdir(), 'photography-'));
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: CHROMIUM_FLAGS,
});
try {
  const page = await openStudio();
  const output = values.draft
    ? { width: 720, height: 540, scale: 1.5, samples: 0 }
    : { width: PICTURE_WIDTH, height: PICTURE_HEIGHT, scale: 1.5, samples: 4 };
  for (const body of values.body ?? BODIES) {
    const loaded = await page.evaluate(
      ([name, cell]) => window.photography.load(name, cell),
      [body, values.draft ? 0.018 : 0.0125] as const,
    );
    console.log(`${body}: built in ${(loaded.milliseconds / 1000).toFixed(1)} s`);
    for (const angle of values.angle ?? ANGLES.filter((name) => name !== 'interior')) {
      const shot = await page.evaluate(([name, size]) => window.photography.shoot(name, size), [
        angle,
        output,
      ] as const);
      await save(body, angle, shot);
      console.log(`  ${angle}: ${(shot.milliseconds / 1000).toFixed(1)} s`);
    }
  }
} finally {
  await browser.close();
  await rm(work, { recursive: true, force: true });
}

async function openStudio(): Promise<BrowserPage> {
  await build({
    entryPoints: [join(here, 'renderer/page.ts')],
    bundle: true,
    format: 'iife',
    outfile: join(work, 'page.js'),
    logLevel: 'error',
  });
  await writeFile(join(work, 'index.html'), '<!doctype html><body><script src="page.js"></script>');
  const page = await browser.newPage();
  page.setDefaultTimeout(0);
  page.on('console', (message) => {
    if (message.type() === 'error') console.error(message.text());
  });
  page.on('pageerror', (error) => console.error(error));
  await page.goto(pathToFileURL(join(work, 'index.html')).href);
  return page;
}

async function save(body: string, angle: string, shot: { base: string; light: string }): Promise<void> {
  const folder = join(out, body);
  await mkdir(folder, { recursive: true });
  await sharp(bytes(shot.base))
    .removeAlpha()
    .webp({ quality: 88, smartSubsample: true, effort: 6 })
    .toFile(join(folder, `${angle}.base.webp`));
  // Two grey panels, one under the other: in one colour picture they would bleed into each other.
  const [solid, flake] = await Promise.all(
    (['red', 'green'] as const).map((channel) =>
      sharp(bytes(shot.light)).extractChannel(channel).raw().toBuffer({ resolveWithObject: true }),
    ),
  );
  if (!solid || !flake) return;
  const { width, height } = solid.info;
  await sharp(Buffer.concat([solid.data, flake.data]), { raw: { width, height: height * 2, channels: 1 } })
    .webp({ quality: 84, effort: 6 })
    .toFile(join(folder, `${angle}.light.webp`));
}

function bytes(address: string): Buffer {
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}
