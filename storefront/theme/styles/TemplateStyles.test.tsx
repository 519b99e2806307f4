import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TemplateStyles } from './TemplateStyles.client.tsx';

const files = (look: Parameters<typeof TemplateStyles>[0]) =>
  [...renderToStaticMarkup(<TemplateStyles {...look} />).matchAll(/([\w-]+\.css)/g)].map(([, name]) => name);

test.each(['group', 'franchise', 'yard'] as const)(
  'the %s template needs the global stylesheet only',
  (template) => {
    expect(files({ template, header: template, hero: template })).toEqual([]);
  },
);

test('the marine template links its own styles, in the order in which they override each other', () => {
  expect(files({ template: 'marine', header: 'marine', hero: 'marine' })).toEqual([
    'marine.css',
    'marine-header.css',
    'marine-hero.css',
  ]);
});

test('a site with the header of another template links the styles of that header only', () => {
  expect(files({ template: 'group', header: 'premium', hero: 'group' })).toEqual(['premium-header.css']);
});
