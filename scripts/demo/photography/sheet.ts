import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sharp, { type Sharp } from 'sharp';
import { lightOf } from './light-file.ts';
import { picturesIn } from './manifest.ts';
import { COLOUR_NAMES, type ColourName, PAINTS } from './paints.ts';
import { tint } from './tint.ts';

/**
 * A contact sheet of pictures for visual checks; paintable ones alternate between colours. `node
 * scripts/demo/photography/sheet.ts --out sheet.png [--from folder] [--only cars/suv] [--view side] [--colour
 * red] [--width 480] [--columns 4]`
 */
const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'sheet.png' },
    from: { type: 'string', default: import.meta.dirname },
    only: { type: 'string', multiple: true, default: ['cars/'] },
    view: { type: 'string', multiple: true },
    colour: { type: 'string', multiple: true, default: [...COLOUR_NAMES] },
    /** Every picture in every colour, rather than one colour each. */
    every: { type: 'boolean', default: false },
    width: { type: 'string', default: '480' },
    columns: { type: 'string', default: '4' },
  },
});

const width = Number(values.width);
const height = Math.round((width * 3) / 4);
const columns = Number(values.columns);
const colours = values.colour as ColourName[];
const stems = picturesIn(values.from, [...new Set(values.only.map((start) => start.split('/')[0] ?? start))])
  .filter((file) => !file.endsWith('.light.webp'))
  .map((file) => file.replace(/(?:\.base)?\.webp$/, ''))
  .filter((stem) => values.only.some((start) => stem.startsWith(start)))
  .filter((stem) => !values.view || values.view.includes(path.basename(stem)))
  .sort();
const tiles: Buffer[] = [];
for (const [index, stem] of stems.entries())
  for (const colour of values.every ? colours : [colours[index % colours.length] ?? 'white'])
    tiles.push(await tile(path.join(values.from, stem), colour));
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

async function tile(stem: string, colour: ColourName): Promise<Buffer> {
  const fitted = (picture: Sharp) => picture.resize(width, height, { fit: 'contain' }).png().toBuffer();
  if (!existsSync(`${stem}.light.webp`)) return fitted(sharp(`${stem}.webp`));
  const base = await sharp(`${stem}.base.webp`).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width: w, height: h } = base.info;
  const light = await lightOf(`${stem}.light.webp`, w, h);
  return fitted(sharp(tint(base.data, light, PAINTS[colour]), { raw: { width: w, height: h, channels: 3 } }));
}
