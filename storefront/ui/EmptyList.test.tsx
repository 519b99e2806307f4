import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EmptyList } from './EmptyList.tsx';

test('shows this message for an empty list of offers or anything else (SEARCH-35)', () => {
  expect(renderToStaticMarkup(<EmptyList />)).toContain(
    'There appears to be no offers currently available that meet the conditions of your search',
  );
});

test('links Clear Filters to the special offers or to a given address (SEARCH-36 SEARCH-37)', () => {
  expect(renderToStaticMarkup(<EmptyList />)).toMatch(/<a [^>]*href="\/special-offers"[^>]*>Clear Filters/);
  expect(renderToStaticMarkup(<EmptyList refreshPath="/deals" />)).toMatch(/href="\/deals"/);
});
