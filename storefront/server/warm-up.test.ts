import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { warmUp } from './warm-up.ts';

let buildFolder: string;
beforeAll(async () => {
  buildFolder = await mkdtemp(path.join(tmpdir(), 'forecourt-warm-up-'));
  await writeFile(
    path.join(buildFolder, 'prerender-manifest.json'),
    JSON.stringify({ preview: { previewModeId: 'id-of-the-build' } }),
  );
});
afterAll(() => rm(buildFolder, { recursive: true }));

function visits(status: number): { answer: RequestListener; seen: unknown[] } {
  const requests: unknown[] = [];
  return {
    seen: requests,
    answer: ({ url, headers }, response) => {
      requests.push([url, headers['x-prerender-revalidate']]);
      response.writeHead(status).end('A page');
    },
  };
}

test('renders the home page of each site', async () => {
  const { answer, seen } = visits(200);
  await warmUp({ answer, sites: ['harbour', 'coastline'], buildFolder });
  expect(seen).toEqual([
    ['/harbour/en', 'id-of-the-build'],
    ['/coastline/en', 'id-of-the-build'],
  ]);
});

test('fails if a page cannot be rendered or the build is missing', async () => {
  const { answer } = visits(500);
  await expect(warmUp({ answer, sites: ['harbour'], buildFolder })).rejects.toThrow('harbour answers 500');
  await expect(warmUp({ answer, sites: [], buildFolder: '/nowhere' })).rejects.toThrow('ENOENT');
});
