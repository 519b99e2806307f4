import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PageError } from '@/layout/PageError.client.tsx';
import GlobalError from './global-error.tsx';

test.each([
  ['within the site', PageError],
  ['when not even the site can be read', GlobalError],
])('a page that failed says so and may be tried again, %s (OPEN-124)', (_, Failed) => {
  const html = renderToStaticMarkup(<Failed error={new Error('x')} retry={() => {}} />);
  expect(html).toContain('Something went wrong');
  expect(html).toContain('Try again');
});
