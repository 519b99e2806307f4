import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EmptyList } from './EmptyList.tsx';

test('SEARCH-35 an empty list of offers or anything else says so in these words', () => {
  expect(renderToStaticMarkup(<EmptyList />)).toContain(
    'There appears to be no offers currently available that meet the conditions of your search',
  );
});

test('SEARCH-36 SEARCH-37 Clear Filters leads to the special offers, or where the list says', () => {
  expect(renderToStaticMarkup(<EmptyList />)).toMatch(/<a [^>]*href="\/special-offers"[^>]*>Clear Filters/);
  expect(renderToStaticMarkup(<EmptyList refreshPath="/deals" />)).toMatch(/href="\/deals"/);
});
