import { expect, expectTypeOf, test } from 'vitest';
import { columnsExcept, columnsOf, type RowOf } from '../platform/database/row.ts';
import { feeds, stockOutbox } from './tables/stock.ts';

test('columns keep their TypeScript names and belong to their table', () => {
  expect(columnsOf(feeds, ['id', 'createdAt'])).toBe('feeds.id as "id", feeds.created_at as "createdAt"');
  expect(columnsExcept(feeds, ['lastImportedAt'])).toBe(columnsOf(feeds, ['id', 'createdAt']));
});

test('a row holds what the driver returns', () => {
  const columns = columnsOf(stockOutbox, ['id', 'slug', 'indexedAt']);
  expectTypeOf<RowOf<typeof columns>>().toEqualTypeOf<{ id: string; slug: string; indexedAt: Date | null }>();
});
