import { KNOWN_BODIES } from '@forecourt/lib/vehicle/body';
import { expect, test } from 'vitest';
import { BODY_ICON_NAMES } from '@/ui/icons/names.ts';
import { bodyIcon } from './body-icon.ts';

test('has a drawing for each body, and the car for an unknown one', () => {
  for (const body of KNOWN_BODIES) expect(BODY_ICON_NAMES).toContain(bodyIcon(body));
  expect(bodyIcon('motorcycle')).toBe('body-motorcycle');
  expect(bodyIcon('popTop')).toBe('body-pop-top');
  expect(bodyIcon('hovercraft')).toBe('car');
});
