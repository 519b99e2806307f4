import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ownVehicleOf, ownVehicleProblems } from './own-vehicle.ts';

describe('vehicle a shopper owns (OPEN-104)', () => {
  test('requires a registration and its state', () => {
    expect(ownVehicleProblems({})).toEqual({
      rego: 'This is a required field.',
      regoState: 'This is a required field.',
    });
    expect(ownVehicleProblems({ rego: '- -', regoState: 'NZ' })).toHaveProperty('rego');
    expect(ownVehicleProblems({ rego: 'ABCDEFGHIJ', regoState: 'QLD' })).toEqual({
      rego: 'Please enter the registration as shown on the plate.',
    });
  });

  test('is stored as printed on the plate, however it was typed', () =>
    expect(ownVehicleOf({ rego: ' 123-abc ', regoState: 'QLD', description: ' 2019 Mazda CX-5 ' })).toEqual({
      rego: '123ABC',
      regoState: 'QLD',
      description: '2019 Mazda CX-5',
      limits: { braked: null, ball: null, gcm: null },
    }));

  test('has the towing limits that its owner states', () => {
    const answers = { rego: '123ABC', regoState: 'QLD', braked: '3,500 kg', ball: ' 350 ' };
    expect(ownVehicleOf(answers)?.limits).toEqual({ braked: 3_500, ball: 350, gcm: null });
    expect(ownVehicleProblems({ ...answers, ball: '5000' })).toEqual({
      ball: 'Enter a number from 20 kg to 1,200 kg.',
    });
  });

  test('is either rejected or stored with a short plate, for any input', () => {
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
