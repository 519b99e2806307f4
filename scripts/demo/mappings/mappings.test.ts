import { readdirSync } from 'node:fs';
import path from 'node:path';
import { loadMapping } from '@forecourt/lib/inventory/stock/mapping/load.server';
import { expect, test } from 'vitest';

test('every mapping of the project is valid', async () => {
  const mappings = import.meta.dirname;
  const files = readdirSync(mappings).filter((file) =>
    /^(au-listings|harbour|northside|valuecars|coastline)\.ts$/.test(file),
  );
  const loadedMappings = await Promise.all(files.map((file) => loadMapping(path.join(mappings, file))));
  expect(loadedMappings.map(({ feed }) => feed).toSorted()).toEqual([
    'au-listings',
    'coastline',
    'harbour',
    'northside',
    'valuecars',
  ]);
});
