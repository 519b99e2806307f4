import { parseSettings } from '@forecourt/lib/sites/settings';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { VehicleView } from '../page/view.server.ts';
import { TrustLine } from './TrustLine.tsx';

const html = (
  warranty: { text: string; until: string | null } | null,
  general: Record<string, string> = {},
) =>
  renderToStaticMarkup(
    <TrustLine
      view={
        {
          rating: null,
          checks: [],
          condition: warranty && {
            inspectedOn: null,
            photos: [],
            spinMarks: [],
            wheels: [],
            services: [],
            warranty: { untilKilometres: null, ...warranty },
          },
          vehicle: { car_type: 'used', dealership_id: 'a', certified: false },
          site: { settings: parseSettings({ warrantyTextByCarType: general }).settings, dealerships: [] },
        } as unknown as VehicleView
      }
    />,
  );

describe('near the price', () => {
  test('the warranty of the vehicle comes before that of its type', () => {
    const markup = html({ text: 'Factory warranty', until: '2027-10-17' }, { used: 'Three months' });
    expect(markup).toContain('Factory warranty');
    expect(markup).toContain('2027');
    expect(markup).not.toContain('Three months');
  });

  test('the warranty of the type of vehicle is stated', () =>
    expect(html(null, { used: 'Three months' })).toContain('Three months'));

  test('nothing is stated without rating, inspection and warranty', () => expect(html(null)).toBe(''));
});
