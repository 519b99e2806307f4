import { expect, test } from 'vitest';
import { type CheckedPhoto, differingBits, photoNotesOf, type SharedLooks } from './photo-faults.ts';

const NOTHING_SHARED: SharedLooks = { placeholders: new Set(), banners: new Set() };
const photo = (address: string, found: Partial<CheckedPhoto> = {}): CheckedPhoto => ({
  address,
  version: null,
  problem: null,
  look: null,
  topBand: null,
  bottomBand: null,
  isGraphic: false,
  ...found,
});

test('notes nothing about good photos', () =>
  expect(
    photoNotesOf([photo('a', { look: 'ff00' }), photo('b', { look: '00ff' })], NOTHING_SHARED),
  ).toBeNull());

test('notes a repeated photo after its first place only', () =>
  expect(photoNotesOf([photo('a', { look: 'ff00' }), photo('b', { look: 'ff01' })], NOTHING_SHARED)).toEqual({
    b: { fault: 'repeated' },
  }));

test('does not call a photo repeated because a placeholder looks like it', () =>
  expect(
    photoNotesOf(
      [photo('a', { look: 'ff00', isGraphic: true }), photo('b', { look: 'ff00' })],
      NOTHING_SHARED,
    ),
  ).toEqual({ a: { fault: 'placeholder' } }));

test('keeps the version of a photo that has a fault', () =>
  expect(photoNotesOf([photo('a', { version: 'v2', problem: 'gone' }), photo('b')], NOTHING_SHARED)).toEqual({
    a: { version: 'v2', fault: 'unavailable' },
  }));

test('notes no fault if no photo can be shown', () =>
  expect(
    photoNotesOf([photo('a', { problem: 'gone' }), photo('b', { problem: 'broken' })], NOTHING_SHARED),
  ).toBeNull());

test('recognises placeholders and banners that vehicles share', () =>
  expect(
    photoNotesOf(
      [photo('a', { look: 'aa' }), photo('b', { bottomBand: 'b1' }), photo('c', { topBand: 'c1' })],
      {
        placeholders: new Set(['aa']),
        banners: new Set(['b1']),
      },
    ),
  ).toEqual({ a: { fault: 'placeholder' }, b: { fault: 'banner' } }));

test('counts differing bits', () =>
  expect([differingBits('ff', 'ff'), differingBits('f0', '0f'), differingBits('00', '01')]).toEqual([
    0, 8, 1,
  ]));
