import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EmptyList } from './EmptyList.tsx';

test('an empty list of offers or anything else says so in these words (SEARCH-35)', () => {
  expect(renderToStaticMarkup(<EmptyList />)).toContain(
    'There appears to be no offers currently available that meet the conditions of your search',
  );
});

test('Clear Filters leads to the special offers, or where the list says (SEARCH-36 SEARCH-37)', () => {
  expect(renderToStaticMarkup(<EmptyList />)).toMatch(/<a [^>]*href="\/special-offers"[^>]*>Clear Filters/);
  expect(renderToStaticMarkup(<EmptyList refreshPath="/deals" />)).toMatch(/href="\/deals"/);
});
