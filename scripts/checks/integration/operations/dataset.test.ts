import { isDatasetPublic } from '@forecourt/lib/sites/content-lake/visibility.server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestLake, testLake } from '../../../emulators/content-lake/testing/lake.ts';
import { TOKENS } from '../../../emulators/content-lake/testing/options.ts';

const lakes: Partial<Record<'private' | 'public', TestLake>> = {};
beforeAll(async () => {
  for (const aclMode of ['private', 'public'] as const) {
    const lake = await testLake({ aclMode });
    lakes[aclMode] = lake;
    await lake.client.create({ _id: 'site-sample', _type: 'site', name: 'Sample' });
  }
});
afterAll(() => Promise.all(Object.values(lakes).map((lake) => lake.close())));

/** The storefront's environment. Its token must not be sent when testing anonymous access. */
const accessTo = (lake: TestLake | undefined) => ({
  SANITY_PROJECT_ID: 'forecourt',
  SANITY_DATASET: 'production',
  SANITY_API_HOST: lake?.url ?? '',
  SANITY_API_TOKEN: TOKENS.preview,
});

test('a dataset is public if it can be read without a token', async () => {
  expect(await isDatasetPublic(accessTo(lakes.public))).toBe(true);
  expect(await isDatasetPublic(accessTo(lakes.private))).toBe(false);
});

test('a dataset’s visibility is unknown while the content lake is down', async () => {
  const away = { ...accessTo(undefined), SANITY_API_HOST: 'http://127.0.0.1:1' };
  await expect(isDatasetPublic(away)).rejects.toThrow();
});
