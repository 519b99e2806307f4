import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));
const exclude = ['**/node_modules/**', '**/.next/**'];

export default defineConfig({
  root,
  resolve: { alias: { '@/': fileURLToPath(new URL('../storefront/', import.meta.url)) } },
  test: {
    // A property of a hundred cases may take seconds on a busy machine, which says nothing about the code.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // The tests of services wait half of their time: one worker, the usual number on two cores, leaves one idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        extends: true,
        test: { name: 'pure', include: ['{lib,schemas,storefront,studio}/**/*.test.{ts,tsx}'], exclude },
      },
      {
        extends: true,
        test: {
          name: 'services',
          include: ['scripts/**/*.test.ts'],
          exclude,
          globalSetup: [fileURLToPath(new URL('./local/postgres/testing/shared-server.ts', import.meta.url))],
        },
      },
    ],
  },
});
