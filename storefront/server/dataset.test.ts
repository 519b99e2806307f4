import { expect, test } from 'vitest';
import { PUBLIC_DATASET, reportPublicDataset } from './dataset.ts';

test('reports a public dataset and no other', async () => {
  const reported: string[] = [];
  await reportPublicDataset(
    async () => false,
    (words) => reported.push(words),
  );
  expect(reported).toEqual([]);
  await reportPublicDataset(
    async () => true,
    (words) => reported.push(words),
  );
  expect(reported).toEqual([PUBLIC_DATASET]);
});

test('asks again while the content service does not answer', async () => {
  const answers = [() => Promise.reject(new Error('away')), () => Promise.reject(new Error('away'))];
  const [reported, waits]: string[][] = [[], []];
  await reportPublicDataset(
    () => answers.shift()?.() ?? Promise.resolve(true),
    (words) => reported?.push(words),
    async () => waits?.push('a minute'),
  );
  expect([reported, waits]).toEqual([[PUBLIC_DATASET], ['a minute', 'a minute']]);
});
