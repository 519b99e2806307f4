import { parseMapping } from '@forecourt/lib/inventory/stock/mapping/load.server';
import { rulesOf } from '@forecourt/lib/inventory/stock/mapping/mapping';
import { recogniseColumns } from '@forecourt/lib/inventory/stock/mapping/recognise';
import { expect, test } from 'vitest';
import coastline from './coastline.ts';
import harbour from './harbour.ts';
import northside from './northside.ts';
import valuecars from './valuecars.ts';

test.each([harbour, northside, valuecars, coastline])('recognises the columns of $feed', (input) => {
  const mapping = parseMapping(input, input.feed);
  const { columns } = recogniseColumns(Object.keys(mapping.columns), []);
  const others = columns.flatMap(({ name, field }) => {
    const fields = rulesOf(mapping.columns[name] ?? 'ignore').map((rule) => rule.field);
    return field && fields.includes(field) ? [] : [[name, field]];
  });
  expect(others).toEqual([]);
});
