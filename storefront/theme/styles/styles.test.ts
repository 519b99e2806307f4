import { TEMPLATES } from '@forecourt/lib/sites/theme';
import { expect, test } from 'vitest';
import { isCurrentVersion, stylesAddress, stylesAt } from './styles.ts';

const COLOURS = { accent: '#1d4ed8', brand: '#0f172a' };
const at = (address: string) => stylesAt(new URL(address, 'http://site.example').searchParams);

test('a site links the styles of its template, header and hero only', () => {
  for (const template of ['group', 'franchise', 'yard'] as const)
    expect(stylesAddress({ template, theme: COLOURS })).toBeNull();
  const marine = at(stylesAddress({ template: 'marine', theme: COLOURS }) ?? '');
  expect(marine).toContain('.marine-footer');
  expect(marine).toContain('.marine-band');
  expect(marine).not.toContain('premium');
  const borrowedAddress = at(
    stylesAddress({ template: 'group', theme: { ...COLOURS, header: 'premium' } }) ?? '',
  );
  expect(borrowedAddress).toContain('.premium-mark');
  expect(borrowedAddress).not.toContain('.premium-footer');
});

test('the styles of a template are minified and complete', () => {
  for (const template of TEMPLATES) {
    const css = at(stylesAddress({ template, theme: COLOURS }) ?? '/none');
    expect(css.length, template).toBeLessThan(9_000);
    expect(css.split('{').length, template).toBe(css.split('}').length);
    expect(css).not.toContain('/*');
  }
});

test('an unknown address has no styles', () => {
  for (const name of ['', 'baroque', '__proto__', 'constructor'])
    expect(stylesAt(new URLSearchParams({ template: name, header: name, hero: name }))).toBe('');
});

test('recognises an address of another version', () => {
  const { searchParams } = new URL(
    stylesAddress({ template: 'marine', theme: COLOURS }) ?? '',
    'http://a.example',
  );
  expect(isCurrentVersion(searchParams)).toBe(true);
  searchParams.set('v', '00000000');
  expect(isCurrentVersion(searchParams)).toBe(false);
});
