import { parseArgs } from 'node:util';
import sharp from 'sharp';
import type { Look } from './looks.ts';
import { COLOUR_NAMES, type ColourName, PAINTS } from './paints.ts';
import { FULL } from './plan.ts';
import { bytesOf, openStudio } from './studio.ts';
import { tint } from './tint.ts';

/**
 * Shows that tinting is as good as rendering: one body in a few colours, rendered on the left, tinted from
 * base and light pictures on the right, and their difference at 800 pixels. `node
 * scripts/demo/photography/proof.ts --out proof.png [--body suv] [--look crest] [--view front-three-quarter]
 * [--colour red]`
 */
const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'proof.png' },
    body: { type: 'string', default: 'suv' },
    look: { type: 'string', default: 'crest' },
    view: { type: 'string', default: 'front-three-quarter' },
    colour: { type: 'string', multiple: true, default: ['red', 'silver', 'pearl-white', 'dark-blue'] },
  },
});
const [WIDTH, HEIGHT] = [800, 600];
const raw = { raw: { width: WIDTH, height: HEIGHT, channels: 3 as const } };
const { page, close } = await openStudio();
const output = { width: WIDTH, height: HEIGHT, scale: 1.5, samples: 4 };
const shoot = () => page.evaluate(([v, o]) => window.photography.shoot(v, o), [values.view, output] as const);
const pixels = (picture: Buffer) => sharp(picture).removeAlpha().raw().toBuffer();
try {
  const { body, look } = values;
  await page.evaluate(([b, l]) => window.photography.load(b, l as Look, 0.018), [body, look] as const);
  const plain = await shoot();
  // Encoded as WebP and decoded, like the committed pictures.
  const base = await pixels(
    await sharp(bytesOf(plain.base)).webp({ quality: FULL.quality[0], smartSubsample: true }).toBuffer(),
  );
  const panels = await Promise.all(
    ([0, 1] as const).map((channel) => sharp(bytesOf(plain.light)).extractChannel(channel).raw().toBuffer()),
  );
  const light = await sharp(Buffer.concat(panels), { raw: { width: WIDTH, height: HEIGHT * 2, channels: 1 } })
    .webp({ quality: FULL.quality[1] })
    .toBuffer();
  const lightPixels = await sharp(light).extractChannel(0).raw().toBuffer();
  const tiles: Buffer[] = [];
  for (const colour of values.colour.filter((name): name is ColourName =>
    (COLOUR_NAMES as readonly string[]).includes(name),
  )) {
    const paint = PAINTS[colour];
    await page.evaluate((p) => window.photography.paint(p), paint);
    const renderedPixels = await pixels(bytesOf((await shoot()).base));
    const tintedPixels = tint(base, lightPixels, paint);
    const off = renderedPixels.map((value, i) => Math.abs(value - (tintedPixels[i] ?? 0)));
    const mean = off.reduce((sum, value) => sum + value, 0) / off.length;
    const far = off.filter((value) => value > 12).length / off.length;
    process.stdout.write(
      `${colour}: differs by ${mean.toFixed(2)} of 255 on average, ${(far * 100).toFixed(2)}% by more than 12\n`,
    );
    tiles.push(
      await sharp(renderedPixels, raw).png().toBuffer(),
      await sharp(tintedPixels, raw).png().toBuffer(),
    );
  }
  await sharp({
    create: { width: WIDTH * 2, height: (HEIGHT * tiles.length) / 2, channels: 3, background: 'white' },
  })
    .composite(tiles.map((input, i) => ({ input, left: (i % 2) * WIDTH, top: Math.floor(i / 2) * HEIGHT })))
    .png()
    .toFile(values.out);
} finally {
  await close();
}
