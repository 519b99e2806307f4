import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { PREVIEW_SECONDS, previewEnd, previewPass } from './preview-pass.ts';

const SECRET = 'a secret of sixteen letters or more';
const NOW = new Date('2026-11-28T09:00:00Z');
const END = new Date(NOW.getTime() + PREVIEW_SECONDS * 1000);
const pass = previewPass('harbour', SECRET, NOW);
const endOf = (given: string | undefined, change: Partial<Parameters<typeof previewEnd>[1]> = {}) =>
  previewEnd(given, { site: 'harbour', secret: SECRET, now: NOW, ...change });
const [payload = '', signature = ''] = pass.split('.');

describe('the pass of a preview', () => {
  test('admits to its site until it ends', () => {
    expect(endOf(pass)).toEqual(END);
    expect(endOf(pass, { now: new Date(END.getTime() - 1) })).toEqual(END);
    expect(endOf(pass, { now: END })).toBeNull();
  });

  test('admits to no other site', () => expect(endOf(pass, { site: 'coastline' })).toBeNull());

  test('is invalid once the secret has changed', () =>
    expect(endOf(pass, { secret: `${SECRET}2` })).toBeNull());

  test('is invalid if it was modified', () => {
    const forged = Buffer.from(JSON.stringify(['coastline', 4_000_000_000])).toString('base64url');
    for (const changed of [
      undefined,
      '',
      '.',
      payload,
      `${payload}.`,
      `.${signature}`,
      `${forged}.${signature}`,
      `${payload}.${signature.slice(0, -2)}`,
      `${payload}.${signature}.${signature}`,
      `${payload}=.${signature}`,
      'x'.repeat(10_000),
    ])
      expect(endOf(changed), changed).toBeNull();
  });

  test('cannot be made from what the secret signs for other purposes', () => {
    for (const message of [payload, `draft link ${payload}`, `1764320400000.${payload}`]) {
      const other = createHmac('sha256', SECRET).update(message).digest('base64url');
      expect(endOf(`${payload}.${other}`), message).toBeNull();
    }
  });
});
