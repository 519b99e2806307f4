import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));
const exclude = ['**/node_modules/**', '**/.next/**'];
const WORKERS = Math.max(2, availableParallelism() - 1);
const SET_UP = fileURLToPath(new URL('./vitest.setup.ts', import.meta.url));
const PURE = '{lib,schemas,storefront,studio}/**/*.test.{ts,tsx}';

/** Tests that replace modules or open ports, which would affect other tests of a shared process. */
const isolated = globSync(PURE, { cwd: root, exclude: (name) => /node_modules|\.next/.test(name) }).filter(
  (file) => /\bvi\.mock\(|\bcreateServer\(|\.listen\(/.test(readFileSync(path.join(root, file), 'utf8')),
);

export default defineConfig({
  root,
  resolve: {
    alias: {
      '@/': fileURLToPath(new URL('../storefront/', import.meta.url)),
      'next-intl/server': fileURLToPath(new URL('./vitest.next-intl.ts', import.meta.url)),
      'next-intl': fileURLToPath(new URL('./vitest.next-intl.ts', import.meta.url)),
      'next/root-params': fileURLToPath(new URL('./vitest.root-params.ts', import.meta.url)),
    },
  },
  test: {
    // Vitest empties stylesheets, and the URLs of those imported with `?url` too.
    css: { include: [/\.css\?url$/] },
    // A property of a hundred cases may take seconds on a busy machine, which is not a fault of the code.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Vitest's default on two cores, one worker, leaves the other core idle.
    maxWorkers: WORKERS,
    projects: [
      {
        extends: true,
        // Without isolation, modules load once per worker instead of once per file, which saves a quarter of
        // the processor time.
        test: {
          name: 'pure',
          include: [PURE],
          exclude: [...exclude, ...isolated],
          isolate: false,
          pool: 'threads',
          setupFiles: [SET_UP],
          unstubGlobals: true,
          unstubEnvs: true,
        },
      },
      { extends: true, test: { name: 'isolated', include: isolated, exclude } },
      {
        extends: true,
        // Also without isolation: 126 s of processor time instead of 279 s. These tests wait for services a
        // third of the time.
        test: {
          name: 'services',
          include: ['scripts/**/*.test.ts'],
          exclude,
          isolate: false,
          maxWorkers: WORKERS + 1,
          sequence: { groupOrder: 1 },
          setupFiles: [SET_UP],
          unstubGlobals: true,
          unstubEnvs: true,
          globalSetup: [
            fileURLToPath(new URL('./emulators/postgres/testing/shared-server.ts', import.meta.url)),
          ],
        },
      },
    ],
  },
});
