import { describe, expect, test } from 'vitest';
import { type FeatureName, parseFeatures } from '../sites/features.ts';
import { parseSettings } from '../sites/settings.ts';
import { sampleVehicle } from '../vehicle/sample-vehicle.ts';
import type { VehicleInput } from '../vehicle/vehicle.ts';
import { type ActionName, actionRules, vehicleActions } from './vehicle-actions.ts';

const NOW = new Date('2026-11-21T00:00:00Z');

function actions(
  buttons: ActionName[],
  {
    settings = {},
    features = {},
    vehicle = {},
    beside = [],
  }: {
    settings?: Record<string, unknown>;
    features?: Partial<Record<FeatureName, boolean>>;
    vehicle?: Partial<VehicleInput>;
    beside?: ActionName[];
  } = {},
) {
  const site = { settings: parseSettings(settings).settings, features: parseFeatures(features).features };
  return vehicleActions(sampleVehicle(vehicle), actionRules(buttons, site, NOW, beside));
}
const labels = (...given: Parameters<typeof actions>) => actions(...given).map(({ label }) => label);

const RESERVES = {
  features: { checkoutEnabled: true, reserveEnabled: true },
  vehicle: { payment_processors: ['stripe'] },
};

describe('the actions of a car', () => {
  test('appear once each in the configured order', () =>
    expect(labels(['testDrive', 'viewDetails', 'enquire', 'testDrive'])).toEqual([
      'Book a Test Drive',
      'View Details',
      'Enquire',
    ]));

  test('lead to the vehicle page (CARD-14 CARD-22)', () => {
    const page = '/cars/2021-toyota-hilux-sr5-a1';
    expect(actions(['viewDetails', 'exploreVehicle'])).toEqual([
      { name: 'viewDetails', label: 'View Details', href: page },
      { name: 'exploreVehicle', label: 'Explore Vehicle', href: page },
    ]);
  });

  test('open forms, and link to the page without scripts', () =>
    expect(
      [...actions(['enquire', 'testDrive']), ...actions(['quickEnquiry'])].map(({ form, href }) => [
        form,
        href,
      ]),
    ).toEqual(
      ['enquiry', 'testDrive', 'quickEnquiry'].map((form) => [
        form,
        '/cars/2021-toyota-hilux-sr5-a1#enquire',
      ]),
    ));

  test('never offer one action under two labels', () => {
    const asksInFinance = { settings: { financeButtonLabel: 'Enquire Now' } };
    expect(labels(['quickEnquiry', 'enquire'])).toEqual(['Quick Enquiry']);
    expect(labels(['quickEnquiry', 'finance'], asksInFinance)).toEqual(['Quick Enquiry', 'Get Finance']);
    expect(labels(['finance'], asksInFinance)).toEqual(['Enquire Now']);
    expect(labels(['quickEnquiry', 'finance'], { ...asksInFinance, beside: ['enquire', 'finance'] })).toEqual(
      ['Enquire', 'Get Finance'],
    );
    const noEnquiry = { settings: { financeButtonLabel: 'Enquire Now', enquiryForms: [] } };
    expect(labels(['finance'], { ...noEnquiry, beside: ['enquire'] })).toEqual(['Enquire Now']);
  });

  test('need the form to be enabled', () =>
    expect(
      labels(['enquire', 'quickEnquiry', 'testDrive', 'viewDetails'], {
        settings: { enquiryForms: ['photo'] },
      }),
    ).toEqual(['View Details']));

  test('are empty for a car that is not in stock (STATUS-12)', () =>
    expect(labels(['viewDetails', 'enquire', 'finance'], { vehicle: { status: 'sold' } })).toEqual([]));
});

describe('finance', () => {
  test.each(['Get Finance', 'Finance Enquiry', 'Enquire Now'])(
    'reads %s by setting (CARD-15 CARD-16 CARD-17)',
    (label) => expect(labels(['finance'], { settings: { financeButtonLabel: label } })).toEqual([label]),
  );
  test('is Get Finance by default (CARD-15)', () => expect(labels(['finance'])).toEqual(['Get Finance']));
  test('is switched off with the finance buttons', () =>
    expect(labels(['finance'], { features: { financeButtonsEnabled: false } })).toEqual([]));
  test('needs a price above 500', () => {
    expect(labels(['finance'], { vehicle: { price: 500 } })).toEqual([]);
    expect(labels(['finance'], { vehicle: { price: 501 } })).toEqual(['Get Finance']);
  });
});

describe('a test drive', () => {
  test('is not offered for a reserved car', () =>
    expect(labels(['testDrive', 'viewDetails'], { vehicle: { reserved: true } })).toEqual(['View Details']));
  const coming = { vehicle: { status: 'coming_soon' as const } };
  test('is removed for coming-soon cars by setting (STATUS-21)', () => {
    expect(labels(['testDrive'], coming)).toEqual(['Book a Test Drive']);
    expect(labels(['testDrive'], { ...coming, features: { testDriveHiddenForComingSoon: true } })).toEqual(
      [],
    );
    expect(labels(['testDrive'], { features: { testDriveHiddenForComingSoon: true } })).toEqual([
      'Book a Test Drive',
    ]);
  });
});

describe('reserving', () => {
  test('carries the amount after Reserve Now (CARD-21 CHECKOUT-03)', () =>
    expect(actions(['reserve'], RESERVES)).toEqual([
      { name: 'reserve', label: 'Reserve Now $200', href: '/cars/2021-toyota-hilux-sr5-a1/checkout' },
    ]));
  test('reads Reserve this Car by setting, without an amount (CARD-20)', () =>
    expect(
      labels(['reserve'], { ...RESERVES, settings: { reserveButtonLabel: 'Reserve this Car' } }),
    ).toEqual(['Reserve this Car']));
  test('leads to the checkout path of the site', () =>
    expect(
      actions(['reserve'], { ...RESERVES, settings: { checkoutPathSegment: 'buy-online' } })[0]?.href,
    ).toBe('/cars/2021-toyota-hilux-sr5-a1/buy-online'));

  test.each([
    ['checkout is off', { ...RESERVES, features: { reserveEnabled: true } }],
    ['reserving is off', { ...RESERVES, features: { checkoutEnabled: true } }],
    ['the car takes no payment', { ...RESERVES, vehicle: { payment_processors: [] } }],
    ['the car is reserved', { ...RESERVES, vehicle: { ...RESERVES.vehicle, reserved: true } }],
    [
      'the car is for test drives only',
      { ...RESERVES, vehicle: { ...RESERVES.vehicle, tag: 'Test Drive Only' } },
    ],
  ])('is hidden when %s (CHECKOUT-01 CHECKOUT-02)', (_, facts) =>
    expect(labels(['reserve'], facts)).toEqual([]),
  );

  test('shows on test-drive-only cars by setting (CHECKOUT-02)', () =>
    expect(
      labels(['reserve'], {
        features: { ...RESERVES.features, reserveHiddenForTestDriveOnly: false },
        vehicle: { ...RESERVES.vehicle, tag: 'Test Drive Only' },
      }),
    ).toEqual(['Reserve Now $200']));
});
