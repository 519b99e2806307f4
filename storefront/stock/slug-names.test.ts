import { slugify, vehicleSlug } from '@forecourt/lib/vehicle/title';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { namesInSlug } from './slug-names.ts';

const makes = [
  { name: 'Toyota', models: ['HiLux', 'LandCruiser', 'LandCruiser 300'] },
  { name: 'Rover', models: ['75'] },
  { name: 'Land Rover', models: ['Defender'] },
  { name: 'Lotus', models: ['Elise'] },
  { name: 'Lotus Caravans', models: ['Freelander'] },
  { name: 'Kokoda', models: [] },
];
const names = (slug: string) => namesInSlug(slug, makes).join(' ');

describe('the names in the slug of a vehicle (OPEN-037)', () => {
  test('are make and model, the longer of two matches', () => {
    expect(names('2021-toyota-hilux-sr5-a1')).toBe('Toyota HiLux');
    expect(names('2022-toyota-landcruiser-300-vx-b2')).toBe('Toyota LandCruiser 300');
    expect(names('2019-land-rover-defender-110')).toBe('Land Rover Defender');
    expect(names('2024-lotus-caravans-freelander-c3')).toBe('Lotus Caravans Freelander');
    expect(names('lotus-elise')).toBe('Lotus Elise');
    expect(names('used-toyota')).toBe('Toyota');
  });

  test('are the make alone for an unknown model, and nothing for an unknown make', () => {
    expect(names('2020-toyota-supra-d4')).toBe('Toyota');
    expect(names('2020-toyotas-hilux-d4')).toBe('');
    expect(names('hilux')).toBe('');
    expect(names('')).toBe('');
    expect(namesInSlug('2021-toyota-hilux', [])).toEqual([]);
    expect(namesInSlug('a--b', [{ name: '!', models: [''] }])).toEqual([]);
  });

  test('are found in any slug of a vehicle', () => {
    const vehicles = makes.flatMap(({ name, models }) => models.map((model) => ({ make: name, model })));
    fc.assert(
      fc.property(
        fc.constantFrom(...vehicles),
        fc.option(fc.integer({ min: 1950, max: 2030 })),
        fc.stringMatching(/^[a-z]{0,6}$/),
        fc.stringMatching(/^[A-Z0-9]{1,8}$/),
        ({ make, model }, year, badge, stocknum) => {
          const slug = vehicleSlug({ year, make, model, badge, stocknum });
          const [makeRead, modelRead = ''] = namesInSlug(slug, makes);
          expect(makeRead).toBe(make);
          // A badge may make it a longer model: 'LandCruiser' and '300'.
          expect(slugify(modelRead)).toContain(slugify(model));
        },
      ),
    );
  });
});
