import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ownVehicleOf, ownVehicleProblems } from './own-vehicle.ts';

describe('a vehicle of one’s own (OPEN-104)', () => {
  test('needs its registration and who registered it', () => {
    expect(ownVehicleProblems({})).toEqual({
      rego: 'This is a required field.',
      regoState: 'This is a required field.',
    });
    expect(ownVehicleProblems({ rego: '- -', regoState: 'NZ' })).toHaveProperty('rego');
    expect(ownVehicleProblems({ rego: 'ABCDEFGHIJ', regoState: 'QLD' })).toEqual({
      rego: 'Please enter the registration as on the plate.',
    });
  });

  test('is kept as on the plate, however it was typed', () =>
    expect(ownVehicleOf({ rego: ' 123-abc ', regoState: 'QLD', description: ' 2019 Mazda CX-5 ' })).toEqual({
      rego: '123ABC',
      regoState: 'QLD',
      description: '2019 Mazda CX-5',
    }));

  test('property: whatever is typed, it is either a problem or a short plate', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.constantFrom('QLD', 'qld', ''),
        fc.string(),
        (rego, regoState, description) => {
          const vehicle = ownVehicleOf({ rego, regoState, description });
          if (vehicle) expect(vehicle.rego).toMatch(/^[A-Z0-9]{1,9}$/);
          else expect(ownVehicleProblems({ rego, regoState, description })).not.toEqual({});
        },
      ),
    );
  });
});
