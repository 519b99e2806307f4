import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TEMPLATES } from '../theme.ts';
import { cropWindow } from './crop-window.ts';
import { CROPS, cropsOf } from './crops.ts';

describe('the crops of a field', () => {
  test('are those of the site’s template', () => {
    expect(
      cropsOf('slide.image', { template: 'franchise' }).map(({ title, ratio }) => [title, ratio]),
    ).toEqual([
      ['Home page', 16 / 9],
      ['Home page, phone', 1],
    ]);
    expect(cropsOf('slide.image', { template: 'yard' })).toHaveLength(1);
  });

  test('are those of the shape that the block has', () => {
    expect(cropsOf('column.image').map(({ ratio }) => ratio)).toEqual([3 / 2]);
    expect(cropsOf('column.image', { shape: 'tall' }).map(({ ratio }) => ratio)).toEqual([4 / 5]);
  });

  test('with the same ratio are one, with both titles', () => {
    expect(cropsOf('model.image', { template: 'group' }).map(({ title }) => title)).toEqual([
      'Model page and Card',
      'Menu',
      'Shared link',
    ]);
  });

  test('are none where a picture is shown whole', () => {
    expect(cropsOf('conditionPhoto.image')).toEqual([]);
  });

  test('exist for every field and template', () => {
    for (const field of Object.keys(CROPS))
      for (const template of TEMPLATES)
        expect([field, cropsOf(field, { template }).length > 0]).toEqual([field, true]);
  });
});

describe('the part of a picture that a space shows', () => {
  const share = fc.double({ min: 0, max: 0.45, noNaN: true });
  const point = fc.double({ min: 0, max: 1, noNaN: true });
  const pictures = fc.record({
    width: fc.integer({ min: 10, max: 8000 }),
    height: fc.integer({ min: 10, max: 8000 }),
    crop: fc.record({ left: share, top: share, right: share, bottom: share }),
    hotspot: fc.record({ x: point, y: point }),
  });
  const ratios = fc.double({ min: 0.2, max: 5, noNaN: true });

  test('is within the crop, has the ratio, and fills the crop in one direction', () =>
    fc.assert(
      fc.property(pictures, ratios, (picture, ratio) => {
        const { left, top, width, height } = cropWindow(picture, ratio);
        const { crop } = picture;
        expect(left).toBeGreaterThanOrEqual(crop.left - 1e-9);
        expect(top).toBeGreaterThanOrEqual(crop.top - 1e-9);
        expect(left + width).toBeLessThanOrEqual(1 - crop.right + 1e-9);
        expect(top + height).toBeLessThanOrEqual(1 - crop.bottom + 1e-9);
        expect((width * picture.width) / (height * picture.height)).toBeCloseTo(ratio, 6);
        const [across, down] = [1 - crop.left - crop.right, 1 - crop.top - crop.bottom];
        expect(Math.min(across - width, down - height)).toBeCloseTo(0, 9);
      }),
    ));

  test('contains a focal point that is within the crop', () =>
    fc.assert(
      fc.property(pictures, ratios, (picture, ratio) => {
        const { crop } = picture;
        const x = crop.left + picture.hotspot.x * (1 - crop.left - crop.right);
        const y = crop.top + picture.hotspot.y * (1 - crop.top - crop.bottom);
        const { left, top, width, height } = cropWindow({ ...picture, hotspot: { x, y } }, ratio);
        expect(x).toBeGreaterThanOrEqual(left - 1e-9);
        expect(x).toBeLessThanOrEqual(left + width + 1e-9);
        expect(y).toBeGreaterThanOrEqual(top - 1e-9);
        expect(y).toBeLessThanOrEqual(top + height + 1e-9);
      }),
    ));

  test('is the middle without a focal point', () => {
    expect(cropWindow({ width: 2000, height: 1000 }, 1)).toEqual({
      left: 0.25,
      top: 0,
      width: 0.5,
      height: 1,
    });
  });

  test('ignores a crop that leaves nothing', () => {
    const crop = { left: 0.6, right: 0.4, top: 0, bottom: 0 };
    expect(cropWindow({ width: 1000, height: 1000, crop }, 1)).toEqual({
      left: 0,
      top: 0,
      width: 1,
      height: 1,
    });
  });
});
