import { KNOWN_BODIES } from '@forecourt/lib/vehicle/body';
import { expect, test } from 'vitest';
import { BODY_ICON_NAMES } from '@/ui/icons/names.ts';
import { bodyIcon } from './body-icon.ts';

test('gives every known body an icon of a body, and an unknown one the car', () => {
  for (const body of KNOWN_BODIES) expect(BODY_ICON_NAMES).toContain(bodyIcon(body));
  expect(bodyIcon('motorcycle')).toBe('body-motorcycle');
  expect(bodyIcon('popTop')).toBe('body-pop-top');
  expect(bodyIcon('hovercraft')).toBe('car');
});
