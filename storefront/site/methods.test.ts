import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { answerWithoutPage } from './methods.ts';

const app = path.resolve(import.meta.dirname, '../app/[site]');
const routes = readdirSync(app, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(^|\/)(route|page)\.tsx?$/.test(file))
  .map((file) => ({
    address: `/${path.dirname(file).replaceAll(/\[+[^\]]+\]+/g, 'x')}`.replace('/.', '/'),
    takesForms: /export (async function|const) POST\b/.test(readFileSync(path.join(app, file), 'utf8')),
  }));

test.each(routes)('$address takes forms: $takesForms', ({ address, takesForms }) => {
  expect(answerWithoutPage('POST', address)).toBe(takesForms ? null : 405);
  expect(answerWithoutPage('GET', address)).toBeNull();
  expect(answerWithoutPage('OPTIONS', address)).toBe(204);
});

test('more than two addresses accept forms', () =>
  expect(routes.filter(({ takesForms }) => takesForms).length).toBeGreaterThan(2));
