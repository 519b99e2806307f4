import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { PHOTOS_PATH } from '@forecourt/lib/leads/trade-in/limits';
import { householdOf } from '@forecourt/lib/platform/network/household';
import { beforeEach, expect, test } from 'vitest';
import { MAX_BODY_BYTES } from './refusals.ts';
import { Uploads } from './uploads.ts';

let uploads: Uploads;
beforeEach(() => {
  uploads = new Uploads();
});

function begin(household: number | null, headers: Record<string, string> = { 'content-length': '5000000' }) {
  const request = Object.assign(new IncomingMessage(new Socket()), { url: PHOTOS_PATH, headers });
  const response = new ServerResponse(request);
  const of = household === null ? null : householdOf(`11.0.0.${household}`);
  return uploads.admits(of, request, response) ? response : null;
}

test('receives four files of a household at a time', () => {
  const files = Array.from({ length: 5 }, () => begin(1));
  expect(files.map(Boolean)).toEqual([true, true, true, true, false]);
  files[0]?.emit('close');
  expect(begin(1)).not.toBeNull();
  expect(begin(1)).toBeNull();
});

test('receives twelve files of all households at a time', () => {
  const files = Array.from({ length: 13 }, (_, household) => begin(household));
  expect(files.filter(Boolean).length).toBe(12);
  files[5]?.emit('close');
  expect(begin(20)).not.toBeNull();
});

test('counts files without a household towards the total', () => {
  expect(Array.from({ length: 13 }, () => begin(null)).filter(Boolean).length).toBe(12);
});

test('counts a file of undeclared length, but no short message', () => {
  for (let count = 0; count < 20; count += 1)
    expect(begin(1, { 'content-length': String(MAX_BODY_BYTES) })).not.toBeNull();
  const chunked = Array.from({ length: 5 }, () => begin(1, { 'transfer-encoding': 'chunked' }));
  expect(chunked.filter(Boolean).length).toBe(4);
});
