import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { compose } from './compose.ts';
import { scenes } from './scenes.ts';

/**
 * Composes the demo's own pictures into `assets/photographs`: `node scripts/demo/assets/scenes/main.ts [name
 * ...]`; a name may be a prefix. The pictures are committed, so run this after changing a scene or a car of
 * the catalogue.
 */
const { positionals } = parseArgs({ allowPositionals: true });
const out = path.resolve(import.meta.dirname, '../photographs');
await mkdir(out, { recursive: true });
for (const [name, scene] of Object.entries(scenes)) {
  if (positionals.length && !positionals.some((start) => name.startsWith(start))) continue;
  const startTime = performance.now();
  const picture = await compose(scene);
  await writeFile(path.join(out, `${name}.webp`), picture);
  console.log(
    `${name}: ${Math.round(picture.length / 1024)} kB in ${((performance.now() - startTime) / 1000).toFixed(1)} s`,
  );
}
