import { parseFeatures } from '@forecourt/lib/sites/features';
import { parseSettings } from '@forecourt/lib/sites/settings';
import { sampleVehicle } from '@forecourt/lib/vehicle/sample-vehicle';
import type { VehicleInput } from '@forecourt/lib/vehicle/vehicle';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { VehicleView } from '../page/view.server.ts';
import { CaravanSections } from './CaravanSections.tsx';

const SPECIFICATIONS = {
  sleeps: 4,
  body_length: 5_790,
  body_width: 2_480,
  tare_weight: 2_300,
  aggregate_trailer_mass: 2_900,
  double_beds: 1,
  bunk_beds: 2,
};

function page(facts: Partial<VehicleInput> = {}): string {
  const vehicle = sampleVehicle({
    item_type: 'caravan',
    simple_body: 'caravan',
    specifications: SPECIFICATIONS,
    ...facts,
  });
  const site = {
    slug: 'sample',
    settings: parseSettings({}).settings,
    features: parseFeatures({}).features,
  };
  return renderToStaticMarkup(
    <CaravanSections view={{ vehicle, site, title: '2021 Jayco Starcraft' } as unknown as VehicleView} />,
  );
}

describe('the sections of a caravan', () => {
  test('state what a vehicle must be able to tow, without script', () => {
    const text = page().replaceAll(/<[^>]+>/g, '');
    expect(text).toContain(
      'Fully loaded, it needs a braked towing capacity of 2,900 kg and a tow ball limit of about 290 kg',
    );
  });

  test('draw the beds that the feed counts', () => {
    const html = page();
    expect(html).toContain('aria-label="Beds: 1 double bed, 2 bunks"');
    expect(html).toContain('Sleeps 4. Beds: 1 double bed, 2 bunks.');
  });

  test('count sleepers if the feed does not count beds', () => {
    const html = page({ specifications: { sleeps: 3 } });
    expect(html).not.toContain('<svg viewBox');
    expect(html).toContain('Sleeps <span class="numbers">3</span>');
  });

  test('show the pictures of plans instead, with alternative text', () => {
    const html = page({
      specifications: {
        ...SPECIFICATIONS,
        floor_plan: 'https://photos.example/floor.png',
        sleeping_plan: 'https://photos.example/beds.png',
      },
    });
    expect(html).toContain('alt="Floor plan of the 2021 Jayco Starcraft"');
    expect(html).toContain('alt="Sleeping plan of the 2021 Jayco Starcraft: 1 double bed, 2 bunks"');
    expect(html).not.toContain('aria-label="Beds:');
  });

  test('of a motorhome have no tow check', () => {
    const html = page({ simple_body: 'motorhome' });
    expect(html).toContain('GVM');
    expect(html).not.toContain('Can your vehicle tow it?');
  });

  test('are empty without data, and for a car', () => {
    expect(page({ specifications: null })).toBe('');
    expect(page({ item_type: 'car' })).toBe('');
  });
});
