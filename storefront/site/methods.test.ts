import { expect, test } from 'vitest';
import { answerWithoutPage } from './methods.ts';

test('a page answers GET and HEAD', () => {
  expect(answerWithoutPage('GET', ['GET'])).toBeNull();
  expect(answerWithoutPage('HEAD', ['GET'])).toBeNull();
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'get'])
    expect(answerWithoutPage(method, ['GET'])).toEqual({ status: 405, allow: 'GET, HEAD, OPTIONS' });
});

test('the address of a form answers POST alone', () => {
  expect(answerWithoutPage('POST', ['POST'])).toBeNull();
  expect(answerWithoutPage('GET', ['POST'])).toEqual({ status: 405, allow: 'POST, OPTIONS' });
});

test('OPTIONS lists the methods', () =>
  expect(answerWithoutPage('OPTIONS', ['GET', 'POST'])).toEqual({
    status: 204,
    allow: 'GET, HEAD, POST, OPTIONS',
  }));
