import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { type Page as BrowserPage, chromium } from '@playwright/test';
import { build } from 'esbuild';
import sharp from 'sharp';
import {
  ANGLES,
  BODIES,
  EDITORIAL,
  type EditorialName,
  type EditorialPicture,
  INTERIORS,
  PICTURE_HEIGHT,
  PICTURE_WIDTH,
} from './catalogue.ts';
import type { Shot } from './renderer/page.ts';

/**
 * Renders the demo's photographs:
 *
 *   node scripts/seed/photography/render.ts [--body suv] [--angle side] [--interior cabin-tan] [--scene hero-yard]
 *
 * Each option may be repeated; without any, everything is rendered. Minutes per body on a small machine,
 * so the pictures are committed and nothing renders at start. `--draft` makes small, rough pictures to
 * look at a change of shape, best with `--out` elsewhere.
 */
const { values } = parseArgs({
  options: {
    body: { type: 'string', multiple: true },
    angle: { type: 'string', multiple: true },
    interior: { type: 'string', multiple: true },
    scene: { type: 'string', multiple: true },
    draft: { type: 'boolean', default: false },
    out: { type: 'string', default: import.meta.dirname },
  },
});
const everything = !values.body && !values.angle && !values.interior && !values.scene;

const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
];

const here = import.meta.dirname;
const cell = values.draft ? 0.018 : 0.0125;
const detail = values.draft ? { shrink: 2, scale: 1.5, samples: 0 } : { shrink: 1, scale: 1.5, samples: 4 };
const work = await mkdtemp(join(tmpdir(), 'photography-'));
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: CHROMIUM_FLAGS,
});
try {
  const page = await openStudio();
  for (const body of values.body ?? (everything || values.angle ? BODIES : [])) {
    await load(page, body);
    for (const angle of values.angle ?? ANGLES.filter((name) => name !== 'interior')) {
      await savePasses(join('cars', body), angle, await shoot(page, angle, PICTURE_WIDTH, PICTURE_HEIGHT));
    }
  }
  for (const interior of values.interior ?? (everything ? INTERIORS : [])) {
    await load(page, interior);
    await savePlain('interiors', interior, await shoot(page, 'interior', PICTURE_WIDTH, PICTURE_HEIGHT));
  }
  for (const scene of values.scene ?? (everything ? Object.keys(EDITORIAL) : [])) {
    const size: EditorialPicture | undefined = EDITORIAL[scene as EditorialName];
    if (!size) throw new Error(`no scene ${scene}`);
    await load(page, scene);
    await savePlain('editorial', scene, await shoot(page, 'scene', size.width, size.height));
  }
} finally {
  await browser.close();
  await rm(work, { recursive: true, force: true });
}

async function load(page: BrowserPage, name: string): Promise<void> {
  const milliseconds = await page.evaluate(([n, c]) => window.photography.load(n, c), [name, cell] as const);
  console.log(`${name}: built in ${(milliseconds / 1000).toFixed(1)} s`);
}

async function shoot(page: BrowserPage, view: string, width: number, height: number): Promise<Shot> {
  const { shrink, ...fineness } = detail;
  const output = { width: width / shrink, height: height / shrink, ...fineness };
  const shot = await page.evaluate(([v, o]) => window.photography.shoot(v, o), [view, output] as const);
  console.log(`  ${view}: ${(shot.milliseconds / 1000).toFixed(1)} s`);
  return shot;
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

/** A picture that takes any paint: base and light, see tint.ts. */
async function savePasses(folder: string, angle: string, shot: Shot): Promise<void> {
  await savePlain(folder, `${angle}.base`, shot);
  const panel = (channel: 'red' | 'green') =>
    sharp(bytes(shot.light)).extractChannel(channel).raw().toBuffer({ resolveWithObject: true });
  const [solid, flake] = await Promise.all([panel('red'), panel('green')]);
  const { width, height } = solid.info;
  // Two grey panels, one under the other: in one colour picture they would bleed into each other.
  await sharp(Buffer.concat([solid.data, flake.data]), { raw: { width, height: height * 2, channels: 1 } })
    .webp({ quality: 84, effort: 6 })
    .toFile(join(values.out, folder, `${angle}.light.webp`));
}

async function savePlain(folder: string, name: string, shot: Shot): Promise<void> {
  await mkdir(join(values.out, folder), { recursive: true });
  await sharp(bytes(shot.base))
    .removeAlpha()
    .webp({ quality: 88, smartSubsample: true, effort: 6 })
    .toFile(join(values.out, folder, `${name}.webp`));
}

function bytes(address: string): Buffer {
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}
