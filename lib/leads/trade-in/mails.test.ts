import { expect, test } from 'vitest';
import { type ValuationSummary, valuationMail } from './mails.ts';
import type { OwnedVehicle } from './vehicle.ts';

const VALUATION: ValuationSummary = {
  vehicle: {
    make: 'Mazda',
    model: 'CX-5',
    year: 2022,
    badge: null,
    body: null,
    transmission: null,
    fuel: null,
    colour: null,
  },
  kilometres: 64_000,
  rego: 'ABC123',
  regoState: 'QLD',
  plateUnknown: false,
  amountLow: 18_200,
  amountHigh: 20_500,
  // Already the next day in Brisbane.
  expiresAt: new Date('2026-03-04T20:00:00Z'),
  acceptedAt: null,
  inspectionAt: null,
  timeZone: 'Australia/Brisbane',
  dealer: 'Sample Motors',
  towards: null,
  href: 'http://sample.localhost:3000/sell-my-car?step=estimate',
};

test('the mail of an estimate has the range, its expiry and a link (OPEN-072)', () => {
  expect(valuationMail(VALUATION)).toMatchObject({
    subject: 'Your estimate: 2022 Mazda CX-5',
    rows: [
      ['Your car', '2022 Mazda CX-5'],
      ['Rego', 'ABC123 QLD'],
      ['Odometer', '64,000 km'],
      ['Estimate', '$18,200 to $20,500'],
      ['Valid until', '5 Mar 2026'],
    ],
    button: { label: 'View your estimate', href: VALUATION.href },
  });
});

test('the mail names the car that the trade-in goes towards', () => {
  const rows = valuationMail({ ...VALUATION, towards: '2022 Kia Sportage' })?.rows?.slice(0, 2);
  expect(rows).toEqual([
    ['Your car', '2022 Mazda CX-5'],
    ['Towards', '2022 Kia Sportage'],
  ]);
});

test.each([{ plateUnknown: true }, { rego: '', regoState: '' }])(
  'the mail does not repeat a car that was entered by hand: %j',
  (typed) => {
    const vehicle = { ...VALUATION.vehicle, make: 'evil.example/win', model: 'Call now' } as OwnedVehicle;
    const mail = valuationMail({ ...VALUATION, ...typed, vehicle });
    expect(JSON.stringify(mail)).not.toMatch(/evil|Call now/);
    expect(mail?.subject).toBe('Your estimate');
  },
);

test('the mail of an accepted offer has no expiry', () => {
  const mail = valuationMail({ ...VALUATION, acceptedAt: new Date(), inspectionAt: new Date() });
  expect(mail?.subject).toBe('Offer accepted: 2022 Mazda CX-5');
  expect(mail?.text).toContain(
    'You accepted our estimate of $18,200 to $20,500, subject to inspection. It is a range and not yet a price. Sample Motors will call you',
  );
  expect(mail?.rows?.map(([name]) => name)).toEqual(['Your car', 'Rego', 'Odometer', 'Accepted']);
});

test('the mail without an estimate announces a call (OPEN-069)', () => {
  const none = { ...VALUATION, amountLow: null, amountHigh: null };
  expect(valuationMail(none)).toMatchObject({
    heading: 'Thanks, we have the details of your car',
    text: "We can't give an online estimate for this vehicle. Our team will call you with a valuation.",
    button: { label: 'Add photos of your car' },
  });
  expect(valuationMail({ ...none, inspectionAt: new Date() })?.heading).toBe('Inspection requested');
  expect(valuationMail({ ...none, vehicle: null })).toBeNull();
});
