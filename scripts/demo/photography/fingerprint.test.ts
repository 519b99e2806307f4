import { afterEach, expect, test } from 'vitest';
import { fingerprints } from './fingerprint.ts';
import { PLAN } from './plan.ts';
import { SPECS } from './renderer/car/bodies.ts';

const hatch = SPECS.hatch as { length: number };
const { length } = hatch;
afterEach(() => {
  hatch.length = length;
});

const some = PLAN.filter(
  ({ key, set }) => set.kind === 'car' && /front(-three-quarter)?$|spin\/00$/.test(key),
);

test('equal code and numbers give equal fingerprints, one per picture', async () => {
  const prints = await fingerprints(some);
  expect(await fingerprints(some)).toEqual(prints);
  expect(new Set(prints.values()).size).toBe(some.length);
});

test('changing one body’s numbers changes the fingerprints of that body only', async () => {
  const before = await fingerprints(some);
  hatch.length += 0.01;
  const after = await fingerprints(some);
  for (const { key, set } of some) {
    if (set.name === 'hatch') expect(after.get(key), key).not.toBe(before.get(key));
    else expect(after.get(key), key).toBe(before.get(key));
  }
});
