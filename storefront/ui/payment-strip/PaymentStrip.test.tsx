import { readFileSync } from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PaymentStrip } from './PaymentStrip.tsx';

const drawings = readFileSync(path.join(import.meta.dirname, '../../public/payment-marks.svg'), 'utf8');

test('the strip names and draws what is accepted (CHECKOUT-05 CHECKOUT-06 CHECKOUT-07 CHECKOUT-08 CHECKOUT-09 CHECKOUT-10)', () => {
  const html = renderToStaticMarkup(<PaymentStrip />);
  expect(html).toContain('We accept');
  const marks = [...html.matchAll(/src="[^"]+#([^"]+)" alt="([^"]+)"/g)];
  expect(marks.map(([, , name]) => name)).toEqual([
    'Mastercard',
    'Visa',
    'Maestro',
    'Google Pay',
    'Apple Pay',
  ]);
  for (const [, id] of marks) expect(drawings).toContain(`<view id="${id}"`);
});
