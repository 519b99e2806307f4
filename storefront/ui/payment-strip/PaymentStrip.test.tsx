import { readFileSync } from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PaymentStrip } from './PaymentStrip.tsx';

const drawings = readFileSync(path.join(import.meta.dirname, '../../public/payment-marks.svg'), 'utf8');

const html = renderToStaticMarkup(<PaymentStrip />);
const marks = [...html.matchAll(/src="[^"]+#([^"]+)" alt="([^"]+)"/g)];
/** Expects a mark of that name whose image is a view of the SVG file. */
const expectMark = (name: string) => {
  const [, id] = marks.find(([, , alt]) => alt === name) ?? [];
  expect(id, name).toBeDefined();
  expect(drawings).toContain(`<view id="${id}"`);
};

test('reads We accept (CHECKOUT-05)', () =>
  expect(html).toContain('<p class="text-sm text-ink-muted">We accept</p>'));
test('shows Mastercard (CHECKOUT-06)', () => expectMark('Mastercard'));
test('shows Visa (CHECKOUT-07)', () => expectMark('Visa'));
test('shows Maestro (CHECKOUT-08)', () => expectMark('Maestro'));
test('shows Google Pay (CHECKOUT-09)', () => expectMark('Google Pay'));
test('shows Apple Pay (CHECKOUT-10)', () => expectMark('Apple Pay'));
test('shows five different marks', () => {
  expect(marks).toHaveLength(5);
  expect(new Set(marks.map(([, id]) => id)).size).toBe(5);
});
