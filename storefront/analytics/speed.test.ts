import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

/** Limit of our own script for real visitors' speed, without the library. */
const MOST_BYTES = 1_000;

/** Bundles as the site's build does: for browsers, minified. */
async function bundle(external: string[]) {
  const { outputFiles, metafile } = await build({
    entryPoints: [path.join(import.meta.dirname, 'speed.client.ts')],
    bundle: true,
    external,
    format: 'esm',
    target: 'es2022',
    minify: true,
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  const [output] = Object.values(metafile.outputs);
  return {
    bytes: gzipSync(outputFiles[0]?.contents ?? '').length,
    imports: output?.imports.map((entry) => entry.path),
    packages: Object.keys(metafile.inputs).filter((input) => input.includes('node_modules')),
  };
}

test('measuring speed takes less than 1 kB of our own code, compressed', async () => {
  const { bytes, imports } = await bundle(['web-vitals']);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(MOST_BYTES);
  expect(imports).toEqual(['web-vitals']);
});

test('measuring speed uses no library but web-vitals', async () => {
  const { packages } = await bundle([]);
  expect(packages.length).toBeGreaterThan(0);
  expect(packages.filter((input) => !input.includes('node_modules/web-vitals/'))).toEqual([]);
});
