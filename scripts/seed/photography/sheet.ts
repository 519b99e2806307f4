import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { COLOURS, type Colour } from './catalogue.ts';
import { PAINTS } from './paints.ts';
import { tint } from './tint.ts';

/**
 * A contact sheet of rendered pictures, each body in another colour, to judge them by eye.
 * `node scripts/seed/photography/sheet.ts --out sheet.png [--from cars] [--body suv] [--angle side] [--colour red] [--width 480]`
 */
const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'sheet.png' },
    from: { type: 'string', default: join(import.meta.dirname, 'cars') },
    body: { type: 'string', multiple: true },
    angle: { type: 'string', multiple: true },
    colour: { type: 'string', multiple: true },
    width: { type: 'string', default: '480' },
    columns: { type: 'string', default: '4' },
  },
});

const width = Number(values.width);
const height = Math.round((width * 3) / 4);
const columns = Number(values.columns);
const colours = (values.colour ?? COLOURS) as Colour[];
const tiles: Buffer[] = [];
const bodies = values.body ?? (await readdir(values.from)).sort();
for (const [row, body] of bodies.entries()) {
  const files = await readdir(join(values.from, body));
  const angles = files.filter((name) => name.endsWith('.base.webp')).map((name) => name.slice(0, -10));
  for (const angle of values.angle ?? angles) {
    if (!angles.includes(angle)) continue;
    const shown = values.colour ? colours : [colours[row % colours.length] as Colour];
    for (const colour of shown) tiles.push(await tile(join(values.from, body, angle), colour));
  }
}
await sharp({
  create: {
    width: width * columns,
    height: height * Math.ceil(tiles.length / columns),
    channels: 3,
    background: 'white',
  },
})
  .composite(
    tiles.map((input, i) => ({ input, left: (i % columns) * width, top: Math.floor(i / columns) * height })),
  )
  .png()
  .toFile(values.out);

async function tile(stem: string, colour: Colour): Promise<Buffer> {
  const base = await sharp(`${stem}.base.webp`).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const light = await sharp(`${stem}.light.webp`)
    .extractChannel(0)
    .raw()
    .toBuffer()
    .catch(() => undefined);
  const data = light ? tint(base.data, light, PAINTS[colour]) : base.data;
  const { width: w, height: h } = base.info;
  return sharp(data, { raw: { width: w, height: h, channels: 3 } })
    .resize(width, height)
    .png()
    .toBuffer();
}
