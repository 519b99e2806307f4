import { translatorOf } from '@forecourt/lib/platform/language/translator';
import { DEFAULT_THEME } from '@forecourt/lib/sites/theme';
import { palettes } from '@forecourt/lib/sites/theme/palette';
import { expect, test } from 'vitest';
import { offlinePage } from './offline-page.ts';

const html = offlinePage({
  siteName: 'Dad & Sons',
  garage: { path: '/my-garage', name: 'My Garage' },
  t: translatorOf('en', 'garageApp'),
  asAt: '5 Mar 2026, 3:40 pm',
  colours: palettes(DEFAULT_THEME).light,
  sections: [
    {
      id: 'saved',
      title: 'Saved cars',
      emptyText: 'You had no cars saved.',
      lines: [
        {
          title: '2021 Toyota HiLux <SR5>',
          href: '/cars/2021-toyota-hilux',
          facts: ['$43,990 as at 5 Mar 2026, 3:40 pm'],
        },
      ],
    },
    { id: 'messages', title: 'Messages', emptyText: 'You had no messages.', lines: [] },
  ],
});

test('states when it was made, and that prices may have changed', () => {
  expect(html).toContain('This is your garage as at 5 Mar 2026, 3:40 pm.');
  expect(html).toContain('Prices and availability may have changed since then.');
  expect(html).toContain('$43,990 as at 5 Mar 2026, 3:40 pm');
});

test('escapes what people wrote, and says what is empty', () => {
  expect(html).toContain('2021 Toyota HiLux &lt;SR5&gt;');
  expect(html).toContain('Dad &amp; Sons');
  expect(html).toContain('You had no messages.');
});

test('is in the language of the shopper', () => {
  const own = offlinePage({
    siteName: 'Northside',
    garage: { path: '/ar/my-garage', name: 'مرآبي' },
    asAt: '5 مارس 2026',
    colours: palettes(DEFAULT_THEME).light,
    sections: [],
    language: { tag: 'ar', direction: 'rtl' },
    t: translatorOf('ar', 'garageApp'),
  });
  expect(own).toContain('<html lang="ar" dir="rtl">');
  expect(own).toContain('<a class="again" href="/ar/my-garage">حاول مرة أخرى</a>');
});

test('loads and runs nothing', () => {
  expect(html).not.toMatch(/<script|<img|<link|url\(/);
});
