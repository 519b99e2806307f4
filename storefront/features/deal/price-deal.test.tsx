import { type DealChoice, dealChoiceSchema, NO_TERMS } from '@forecourt/lib/leads/deal/choice';
import type { DealVersion } from '@forecourt/lib/leads/deal/version';
import { parseFeatures } from '@forecourt/lib/sites/features';
import { parseSettings } from '@forecourt/lib/sites/settings';
import type { Site } from '@forecourt/lib/sites/site';
import { sampleVehicle } from '@forecourt/lib/vehicle/sample-vehicle';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { offersDeal } from '@/features/deal-link/offers-deal.ts';
import { DealForm } from './DealForm.tsx';
import { dealOptions, priceDeal } from './price-deal.server.ts';
import { VersionCard } from './VersionCard.tsx';

vi.mock('@/content/charges.server.ts', () => ({ loadChargeTables: async () => [] }));
vi.mock('@/content/delivery.server.ts', () => ({
  loadDeliveryRegions: async () => [{ name: 'Brisbane', postcodes: ['4000-4179'], price: 150 }],
}));

const siteOf = (features: Record<string, boolean> = {}, settings: Record<string, unknown> = {}) =>
  ({
    slug: 'sample',
    settings: parseSettings({
      dealExtras: [
        { title: 'Floor mats', price: 249 },
        { title: 'New car film', price: 500, cars: 'new' },
      ],
      interestDefault: 9,
      establishmentFee: 0,
      ...settings,
    }).settings,
    features: parseFeatures({
      dealBuilderEnabled: true,
      reserveEnabled: true,
      checkoutEnabled: true,
      deliveryCalculatorEnabled: true,
      tradeInEnabled: true,
      ...features,
    }).features,
  }) as unknown as Site;
const vehicle = sampleVehicle({
  price: 30_000,
  price_type: 'Drive Away',
  state: 'QLD',
  payment_processors: ['stripe'],
});
const choice = (changes: Partial<DealChoice> = {}) => ({ ...dealChoiceSchema.parse({}), ...changes });

async function priced(
  changes: Partial<DealChoice>,
  site = siteOf(),
  valuation = { title: '2019 Mazda 3', low: 14_000 },
) {
  const deal = await priceDeal(site, vehicle, choice(changes), { valuation });
  if (!deal) throw new Error('No deal');
  return deal;
}

test('a term beyond the limits is the longest one, as the form shows it', async () => {
  const deal = await priced({ payment: 'finance', years: 10 });
  expect(deal.choice.years).toBe(dealOptions(siteOf(), vehicle).years?.max);
  expect(deal.figures.loan?.years).toBe(deal.choice.years);
});

describe('the price of a deal', () => {
  test('comes from stock, settings, content and the valuation', async () => {
    const { figures } = await priced({
      postcode: '4010',
      extras: ['floor-mats', 'new-car-film'],
      tradeIn: 'valuation',
      handover: 'delivery',
      payment: 'finance',
      cash: 2_000,
    });
    expect(figures.lines.map(({ label, cents }) => [label, cents])).toEqual([
      ['Drive-away price in QLD', 30_000_00],
      ['Floor mats', 249_00],
      ['Delivery to Brisbane', 150_00],
      ['Trade-in: 2019 Mazda 3', -14_000_00],
    ]);
    expect(figures.totals).toEqual({
      total: 16_399_00,
      deposit: 200_00,
      balance: 16_199_00,
      cash: 2_000_00,
      financed: 14_199_00,
      toShopper: 0,
    });
    expect(figures.loan).toMatchObject({ rate: 9, years: 5 });
    expect(figures.state).toBe('QLD');
  });

  test('uses a pre-approval until it expires', async () => {
    const approval = {
      lender: 'YouX',
      amount: 40_000,
      rate: 7,
      comparisonRate: 7.6,
      years: 5,
      fee: 0,
      expiresAt: '2126-07-01T00:00:00.000Z',
    };
    const wanted = choice({ payment: 'finance' });
    const loanWith = async (expiresAt: string) =>
      (
        await priceDeal(siteOf(), vehicle, wanted, {
          valuation: null,
          approval: { ...approval, expiresAt },
        })
      )?.figures.loan;
    expect(await loanWith(approval.expiresAt)).toMatchObject({
      rate: 7,
      approved: { lender: 'YouX', label: 'Pre-approved until 1 Jul 2126' },
    });
    const estimate = await loanWith('2020-07-01T00:00:00.000Z');
    expect(estimate).toMatchObject({ rate: 9 });
    expect(estimate).not.toHaveProperty('approved');
  });

  test('leaves out what the site does not offer', async () => {
    const site = siteOf({
      deliveryCalculatorEnabled: false,
      tradeInEnabled: false,
      financeCalculatorEnabled: false,
      reserveEnabled: false,
    });
    const wanted = { tradeIn: 'valuation', handover: 'delivery', payment: 'finance' } as const;
    const deal = await priced(wanted, site);
    expect(deal.choice).toMatchObject({ tradeIn: 'none', handover: 'pick_up', payment: 'in_full' });
    expect(deal.figures).toMatchObject({ totals: { total: 30_000_00, deposit: 0 }, loan: null });
  });

  test('keeps a term within the limits of the site', async () => {
    const { figures } = await priced({ payment: 'finance', years: 9.5 });
    expect(figures.loan?.years).toBeLessThanOrEqual(7);
  });

  test('has no figure for a vehicle without a price, or on a site without deals', async () => {
    const unpriced = sampleVehicle({ price: null });
    expect(await priceDeal(siteOf(), unpriced, choice(), { valuation: null })).toBeNull();
    expect(offersDeal(siteOf(), unpriced)).toBe(false);
    expect(offersDeal(siteOf(), vehicle)).toBe(true);
    expect(offersDeal(siteOf({ dealBuilderEnabled: false }), vehicle)).toBe(false);
  });
});

test('the form has the choices of a deal, and no extras for other vehicles', () => {
  const site = siteOf();
  const html = renderToStaticMarkup(
    <DealForm
      site={site}
      vehicle={vehicle}
      noun="car"
      choice={choice({ extras: ['floor-mats'], postcode: '4010' })}
      options={dealOptions(site, vehicle)}
      valuation={null}
      quote={null}
      deal={null}
      saveKey="6a0f2b9e-0d0c-4a0e-9b52-0f6c1f6f2a11"
    />,
  );
  expect(html).toContain('name="extra-floor-mats" checked=""');
  expect(html).toContain('value="4010"');
  expect(html).not.toContain('New car film');
});

test('a version shows who made it, why, what changed and until when it is valid', async () => {
  const { figures, choice: wanted } = await priced({});
  const first: DealVersion = {
    number: 1,
    author: 'shopper',
    staffId: null,
    reason: '',
    choice: wanted,
    terms: NO_TERMS,
    figures,
    expiresAt: null,
    createdAt: new Date('2026-11-30T00:00:00Z'),
  };
  const answer = await priceDeal(siteOf(), vehicle, wanted, {
    terms: { discount: 500, tradeInValue: null },
    valuation: null,
  });
  const html = renderToStaticMarkup(
    <VersionCard
      version={{
        ...first,
        number: 2,
        author: 'staff',
        staffId: 'usales',
        reason: 'End of month',
        figures: answer?.figures ?? figures,
        expiresAt: new Date('2026-12-07T00:00:00Z'),
      }}
      before={first}
      deal={{ status: 'answered', version: 2, acceptedVersion: null }}
      dealer="Sample Dealer"
      timeZone="Australia/Brisbane"
      creditLicence=""
      now={new Date('2026-12-01T00:00:00Z')}
    />,
  );
  for (const words of [
    'Sample Dealer’s answer',
    'End of month',
    '-$500',
    'Changed',
    'Valid until Monday 7 December',
  ])
    expect(html).toContain(words);
});
