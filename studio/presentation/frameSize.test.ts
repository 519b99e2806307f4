import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEVICES, frameSize } from './frameSize.ts';

test.each([
  ['phone', { width: 700, height: 900 }, { width: 390, height: 844, scale: 1 }],
  ['phone', { width: 700, height: 600 }, { width: 390, height: 600, scale: 1 }],
  ['tablet', { width: 384, height: 800 }, { width: 768, height: 1024, scale: 0.5 }],
  ['desktop', { width: 720, height: 800 }, { width: 1440, height: 1600, scale: 0.5 }],
  ['desktop', { width: 1600, height: 800 }, { width: 1440, height: 800, scale: 1 }],
] as const)('shows a %s in a panel of %o', (device, panel, size) => {
  expect(frameSize(device, panel)).toEqual(size);
});

test('fills the panel unless a device is chosen, and while the panel has no size', () => {
  expect(frameSize('fit', { width: 700, height: 900 })).toBeNull();
  expect(frameSize('phone', { width: 0, height: 0 })).toBeNull();
});

test('never exceeds the panel', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...DEVICES),
      fc.integer({ min: 100, max: 3000 }),
      fc.integer({ min: 100, max: 2000 }),
      (device, width, height) => {
        const size = frameSize(device, { width, height });
        if (!size) return;
        expect(size.width * size.scale).toBeLessThanOrEqual(width + 1);
        expect(size.height * size.scale).toBeLessThanOrEqual(height + 1);
      },
    ),
  );
});
