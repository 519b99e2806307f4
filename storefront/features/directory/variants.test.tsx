import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Variants } from './Variants.tsx';
import type { Variant } from './variants.server.ts';

const variant = (name: string, facts: Partial<Variant> = {}): Variant => ({
  name,
  text: null,
  count: 0,
  href: null,
  prices: null,
  facts: {},
  colours: [],
  ...facts,
});
const table = (...variants: Variant[]) =>
  renderToStaticMarkup(<Variants model="Ranger" noun="car" variants={variants} />);

describe('variants side by side', () => {
  test('are nothing to compare if there is one', () => expect(table(variant('XLT'))).toBe(''));

  test('show price, stock and colours of each, and what is not known', () => {
    const html = table(
      variant('XLT', {
        count: 3,
        href: '/search/ford/ranger?badge=XLT',
        prices: {
          low: { figure: '$54,990', basisText: 'Drive Away' },
          high: { figure: '$62,990', basisText: 'Drive Away' },
        },
        facts: { simple_fuel: 'Diesel' },
        colours: [{ name: 'Red', count: 2, href: '/search/ford/ranger?badge=XLT&colour=Red' }],
      }),
      variant('Wildtrak', { facts: { simple_fuel: 'Diesel' } }),
    );
    expect(html).toContain('$54,990 to $62,990 Drive Away');
    expect(html).toContain('3 cars in stock');
    expect(html).toContain('Available to order');
    expect(html).toContain('(2)');
    expect(html).toContain('Not known');
    expect(html).not.toContain('class="differs"');
  });

  test('mark facts that differ, and leave out rows that nobody knows', () => {
    const html = table(
      variant('XLT', { facts: { simple_drive: '4WD' } }),
      variant('XL', { facts: { simple_drive: '2WD' } }),
    );
    expect(html).toContain('<tr class="differs"><th scope="row">Drive</th>');
    expect(html).not.toContain('Colours');
    expect(html).not.toContain('Price');
  });

  test('count the colours beyond the first six', () => {
    const colours = Array.from({ length: 8 }, (_, index) => ({
      name: `Colour ${index}`,
      count: 1,
      href: null,
    }));
    expect(table(variant('XLT', { colours }), variant('XL'))).toContain('and 2 more colours');
  });
});
