import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brightPictureProblem, checkTextContrast, LEAST_SHADE } from './contrast.ts';

test('warns of white text on a bright picture', () => {
  expect(brightPictureProblem('#ffffff')).toContain('contrast of 1.8, and 3 is needed');
  expect(brightPictureProblem('#e8eef2')).not.toBeNull();
  for (const colour of ['#c4c4c4', '#5b7f9a', '#000000', 'red', ''])
    expect(brightPictureProblem(colour)).toBeNull();
});

test('calculates with the shade of the storefront', () => {
  const css = readFileSync(new URL('../../storefront/layout/hero/hero.css', import.meta.url), 'utf8');
  // 58% at 36% of the width, none at 66%. Text ends at 53% of 992 pixels: 24 pixels margin plus 28 em of 18
  // pixels.
  expect(css).toMatch(/--shade\) 58%, transparent\) 36%,\s+transparent 66%/);
  expect(LEAST_SHADE).toBeCloseTo(0.58 * ((66 - 100 * ((24 + 28 * 18) / 992)) / (66 - 36)), 1);
});

test('requires more contrast for the small text on a film', () => {
  expect(brightPictureProblem('#dddddd', 'film')).toContain('and 4.5 is needed');
  expect(brightPictureProblem('#5b7f9a', 'film')).toBeNull();
  const css = readFileSync(new URL('../../storefront/blocks/blocks.css', import.meta.url), 'utf8');
  expect(css).toMatch(
    /linear-gradient\(transparent 45%, color-mix\(in srgb, var\(--shade\) 78%, transparent\)\)/,
  );
});

test('loads a picture once and ignores one without colours', async () => {
  let requests = 0;
  const getClient = (answer: string | null) =>
    (() => ({
      fetch: async () => {
        requests += 1;
        return answer;
      },
    })) as unknown as Parameters<typeof checkTextContrast>[1]['getClient'];
  const picture = (id: string) => ({ asset: { _ref: id } });
  for (let time = 0; time < 3; time++)
    expect(
      await checkTextContrast(picture('image-of-contrast-test'), { getClient: getClient('#ffffff') }),
    ).not.toBe(true);
  expect(requests).toBe(1);
  expect(await checkTextContrast(picture('image-without-colours'), { getClient: getClient(null) })).toBe(
    true,
  );
  expect(await checkTextContrast(undefined, { getClient: getClient('#ffffff') })).toBe(true);
});
