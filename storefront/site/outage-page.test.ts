import { ENGLISH } from '@forecourt/lib/platform/language/languages';
import { DEFAULT_THEME } from '@forecourt/lib/sites/theme';
import { palettes } from '@forecourt/lib/sites/theme/palette';
import { expect, test } from 'vitest';
import { outagePage, outagePath } from './outage-page.ts';

const { light, dark } = palettes(DEFAULT_THEME);
const site = {
  name: 'Harbour & Sons',
  logo: null,
  phone: null,
  header: light,
  colours: light,
  language: ENGLISH,
};

test('shows the name of the site and its accent', () => {
  const html = outagePage(site);
  expect(html).toContain('<span>Harbour &amp; Sons</span>');
  expect(html).toContain(`background: ${light.accent}`);
  expect(html).toContain('Please <a href="">try again</a> in a moment.</p>');
  expect(html).not.toMatch(/<script|tel:|give us a call/);
});

test('shows the logo in place of the name, and the phone number as a link', () => {
  const html = outagePage({
    ...site,
    logo: { src: 'data:image/png;base64,AA==', width: 120, height: 40, isWhitened: true },
    phone: { number: '(07) 7010 0110', href: 'tel:0770100110' },
    header: dark,
  });
  expect(html).toContain(
    '<img src="data:image/png;base64,AA==" alt="Harbour &amp; Sons" width="120" height="40" class="white">',
  );
  expect(html).toContain('<a class="call" href="tel:0770100110">Call (07) 7010 0110</a>');
  expect(html).toContain('or give us a call');
});

test('is in the language of its address', () => {
  const html = outagePage({
    ...site,
    language: 'ar',
    phone: { number: '07 7010 0110', href: 'tel:0770100110' },
  });
  expect(html).toContain('<html lang="ar" dir="rtl">');
  expect(html).toContain('<a href="">أعد المحاولة</a> بعد لحظات أو اتصل بنا.');
  expect([outagePath('en'), outagePath('ar')]).toEqual(['/away.html', '/ar/away.html']);
});
