import { sheetOf } from '@forecourt/lib/inventory/brochure/sheet';
import { mailVehicle } from '@forecourt/lib/inventory/mail-vehicle';
import { adfDocument } from '@forecourt/lib/leads/channel/adf';
import { webhookBody } from '@forecourt/lib/leads/channel/webhook';
import type { LeadPayload } from '@forecourt/lib/leads/payload';
import type { MailSite } from '@forecourt/lib/messaging/mail/mail-site.server';
import { reservedPriceText, reservedVehicle } from '@forecourt/lib/payments/reservation/reserved-vehicle';
import { FURTHER_LANGUAGES } from '@forecourt/lib/platform/language/languages';
import { translatorOf } from '@forecourt/lib/platform/language/translator';
import { parseFeatures } from '@forecourt/lib/sites/features';
import { parseSettings } from '@forecourt/lib/sites/settings';
import type { Site } from '@forecourt/lib/sites/site';
import { compareRows } from '@forecourt/lib/vehicle/compare';
import { priceRules } from '@forecourt/lib/vehicle/price-rules';
import { priceStatement } from '@forecourt/lib/vehicle/price-statement';
import { sampleVehicle } from '@forecourt/lib/vehicle/sample-vehicle';
import { vehicleTitle } from '@forecourt/lib/vehicle/title';
import type { Vehicle, VehicleInput } from '@forecourt/lib/vehicle/vehicle';
import { changingFields, vehicleChange } from '@forecourt/lib/vehicle/vehicle-change';
import { vehicleDescription } from '@forecourt/lib/vehicle/vehicle-description';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { OptionContent } from '@/features/search/suggest/OptionContent.client.tsx';
import type { SuggestKit } from '@/features/search/suggest/suggest-kit.ts';
import { vehicleData } from '@/features/vehicle/page/json-ld.ts';
import type { VehicleView } from '@/features/vehicle/page/view.server.ts';
import { SubscriptionDetails } from '@/features/vehicle/price/SubscriptionDetails.tsx';
import { PriceLine } from '@/features/vehicle-card/PriceLine.tsx';
import type { CardVehicle } from '@/stock/card-vehicle.ts';

const SUBSCRIPTION = {
  subscriptionWeeks: 26,
  subscriptionInclusions: ['Registration', 'CTP insurance'],
  subscriptionStartFee: 250,
};
const { settings } = parseSettings(SUBSCRIPTION);
const { features } = parseFeatures({ subscriptionEnabled: true });
const site = { slug: 'sample', name: 'Sample', url: 'https://sample.example', settings, features } as Site;
const rules = priceRules(site);
const mailSite = {
  name: site.name,
  url: site.url,
  subscriptionEnabled: true,
  settings: { noPriceText: null, priceLead: null, ...SUBSCRIPTION },
} as MailSite;
const now = new Date('2026-03-04T20:00:00Z');
const PAYLOAD: LeadPayload = {
  category: 'Used Vehicle',
  name: 'Kim Nguyen',
  email: 'kim@shopper.example',
  phone: '0412345678',
  message: 'Is it still there?',
  opt_in: false,
  url: 'https://sample.example/cars/a',
  source: 'Website',
  user_agent: 'a browser',
  lead_attributes: { visited_pages: [], linked_query_params: {} },
  lead_id: '6a1f0d0e-0000-4000-8000-000000000001',
  autogauge_enabled: false,
};
const LEAD = {
  id: PAYLOAD.lead_id,
  siteSlug: 'sample',
  kind: 'enquiry' as const,
  payload: PAYLOAD,
  dealershipId: null,
  locationId: null,
  createdAt: now,
  finished: true,
};

const textOf = (element: React.ReactElement): string =>
  renderToStaticMarkup(element)
    .replaceAll('<span class="text-base font-normal">', '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

const viewOf = (vehicle: Vehicle): VehicleView =>
  ({
    site,
    vehicle,
    rules: { ...rules, marketIndicatorEnabled: false },
    title: vehicleTitle(vehicle),
    subtitle: null,
    inStock: true,
  }) as VehicleView;

/** What shoppers and dealers read about the price of a vehicle, by place. */
function renderings(vehicle: Vehicle): Record<string, string> {
  const lineRules = { ...rules, marketIndicatorEnabled: false };
  const sheet = sheetOf(
    vehicle,
    { ...rules, timeZone: 'Australia/Brisbane', regoExpiredText: '' },
    {
      url: 'https://sample.example/a',
      dealer: { name: 'S', address: null, phone: null, licence: null },
      law: null,
      now,
    },
  );
  const listed = { ...vehicle, objectID: vehicle.id, primary_image_url: null } as unknown as CardVehicle;
  const [price] = compareRows([vehicle], {
    ...rules,
    finance: settings,
    now: new Date('2026-06-01T00:00:00Z'),
  });
  const earlier = { ...changingFields(vehicle), price: 99_999, offer_price: null, subscription_price: null };
  const reserved = reservedVehicle(vehicle, rules);
  return {
    'card and page': textOf(<PriceLine vehicle={vehicle} rules={lineRules} large />),
    suggestion: textOf(
      <OptionContent
        option={{ kind: 'car', vehicle: listed } as never}
        kit={{ prices: rules } as SuggestKit}
      />,
    ),
    description: vehicleDescription(viewOf(vehicle)),
    brochure: [sheet.price.text, sheet.price.type, sheet.price.was && `Was ${sheet.price.was}`].join(' '),
    mail: mailVehicle(mailSite, vehicle).price,
    comparison: price?.cells[0]?.text ?? '',
    notice: vehicleChange({ ...earlier, item_type: 'car' }, changingFields(vehicle), rules)?.text ?? '',
    receipt: reservedPriceText(reserved) ?? '',
    'lead webhook': JSON.parse(
      webhookBody({ key: 'k', isAgain: false, lead: LEAD, vehicle, tradeIn: null, prices: rules }),
    ).lead.vehicle.priceText,
  };
}

const EGC = 'Excl. Govt. Charges';
const WEEKLY = 'Minimum 26 weeks, $2,486 in total including $250 to start';

/** Facts of a vehicle, the figure that every place shows, and the words that belong to it. */
const VEHICLES: [facts: Partial<VehicleInput>, figure: string, words: string, others?: string[]][] = [
  [{}, '$54,990', EGC],
  [{ price: 14_990 }, '$14,990', EGC],
  [{ price: 11 }, '$11', EGC],
  [{ price: 9_999.4 }, '$9,999', EGC],
  [{ price: 1_249_000 }, '$1,249,000', EGC],
  [{ price_type: 'Drive Away' }, '$54,990', 'Drive Away'],
  [{ price_type: 'DAP' }, '$54,990', 'Drive Away'],
  [{ price_type: 'D/A' }, '$54,990', 'Drive Away'],
  [{ price_type: 'drive away' }, '$54,990', 'Drive Away'],
  [{ price_type: 'DAP (ABN holders)' }, '$54,990', 'Drive Away (ABN holders)'],
  [{ price_type: 'Ride away, no more to pay' }, '$54,990', 'Ride away, no more to pay'],
  [{ price_type: 'EGC' }, '$54,990', EGC],
  [{ price_type: 'EGC', car_type: 'new' }, '$54,990', EGC],
  [{ price_type: '+ ORC' }, '$54,990', 'Plus on-road costs'],
  [{ price_type: '+ ORC', car_type: 'demo' }, '$54,990', 'Plus on-road costs'],
  [{ price_type: 'ex GST' }, '$54,990', 'Ex GST'],
  [{ price_type: 'EGC + GST' }, '$54,990', `${EGC}, Ex GST`],
  [{ price_type: 'Fleet price' }, '$54,990', 'Fleet price'],
  [{ price_type: null, car_type: 'new' }, '$54,990', ''],
  [{ price_type: ' ', car_type: 'demo' }, '$54,990', ''],
  [{ offer_price: 49_990 }, '$49,990', EGC],
  [{ offer_price: 49_990, price_type: 'DAP' }, '$49,990', 'Drive Away'],
  [{ offer_price: 10 }, '$54,990', EGC],
  [{ before_price: 57_990 }, '$54,990', EGC, ['$57,990']],
  [{ before_price: 54_990 }, '$54,990', EGC],
  [{ price: 40_000, drive_away_price: 43_500 }, '$40,000', EGC],
  [{ item_type: 'caravan', price_type: '+ ORC' }, '$54,990', 'Plus on-road costs'],
  [{ reserved: true }, '$54,990', EGC],
  [{ price: 14_990, subscription_price: 86 }, '$86/week', WEEKLY, [`$14,990 ${EGC}`]],
  [{ price: 14_990, subscription_price: 86, price_type: 'DAP' }, '$86/week', WEEKLY, ['$14,990 Drive Away']],
  [{ price: 20_000, offer_price: 18_990, subscription_price: 86 }, '$86/week', WEEKLY, [`$18,990 ${EGC}`]],
  [{ price: 54_990, subscription_price: 0 }, '$54,990', EGC],
  [{ price: null, subscription_price: 86 }, 'Enquire for price.', ''],
  [{ price: 10 }, 'Enquire for price.', ''],
  [{ price: 1, preorder: true }, 'PREORDER', ''],
];

const amountsIn = (text: string): string[] => text.match(/\$[\d,]*\d/g) ?? [];

describe.each(VEHICLES)('a vehicle with %j', (facts, figure, words, others = []) => {
  const vehicle = sampleVehicle(facts);
  const all = Object.entries(renderings(vehicle));
  const isPriced = amountsIn(figure).length > 0;

  test('shows one figure with its words everywhere', () => {
    for (const [place, text] of all) {
      if (!isPriced && ['description', 'notice'].includes(place)) continue;
      expect(text, place).toContain(figure);
      const isSentence = text.toLowerCase().includes(words.toLowerCase());
      expect(isSentence, `${place}: ${text}`).toBe(true);
    }
  });

  test('shows no other amount anywhere', () => {
    const known = new Set([figure, words, ...others].flatMap(amountsIn));
    for (const [place, text] of all)
      expect(
        amountsIn(text).filter((amount) => !known.has(amount)),
        `${place}: ${text}`,
      ).toEqual([]);
  });

  test('has the same amount in structured data and in the lead of the dealer', () => {
    const { price, subscription } = priceStatement(vehicle, rules);
    const data = JSON.parse(JSON.stringify(vehicleData(viewOf(vehicle))));
    const offers = [data.offers ?? []].flat();
    expect(offers[0]?.priceSpecification.price ?? null).toBe(price?.amount ?? null);
    expect(offers[0]?.priceSpecification.unitText ?? null).toBe(price?.unit ? 'week' : null);
    const asking = subscription?.cash ?? price;
    const adf = adfDocument(
      { ...LEAD, vehicle, tradeIn: null, isAgain: false },
      {
        slug: null,
        name: 'S',
        phone: null,
        email: 'a@s.example',
        siteName: 'S',
        siteUrl: site.url,
        timeZone: 'Australia/Brisbane',
        prices: rules,
      },
    );
    expect(/<price type="asking" currency="AUD">([^<]*)</.exec(adf)?.[1]).toBe(
      asking ? String(asking.amount) : undefined,
    );
  });
});

test('a site without the terms of subscriptions shows the price to buy', () => {
  const vehicle = sampleVehicle({ price: 14_990, subscription_price: 86 });
  for (const missing of ['subscriptionWeeks', 'subscriptionInclusions'] as const) {
    const partial = parseSettings({ ...SUBSCRIPTION, [missing]: undefined }).settings;
    expect(priceStatement(vehicle, priceRules({ settings: partial, features })).text).toBe(`$14,990 ${EGC}`);
  }
});

test('the page of a subscription lists its terms', () => {
  const vehicle = sampleVehicle({ price: 14_990, subscription_price: 86 });
  expect(textOf(<SubscriptionDetails vehicle={vehicle} rules={rules} />)).toBe(
    `Subscription for $86/week Minimum term 26 weeks Start fee $250 Minimum total $2,486 Included Registration, CTP insurance Price to buy $14,990 ${EGC}`,
  );
  expect(textOf(<SubscriptionDetails vehicle={sampleVehicle()} rules={rules} />)).toBe('');
});

test.each(FURTHER_LANGUAGES)('a mail in %s states the price as the page does', (language) => {
  const vehicle = sampleVehicle({});
  const { text } = priceStatement(vehicle, rules, translatorOf(language, 'price'));
  const { price, href } = mailVehicle(mailSite, vehicle, language);
  expect(price.replaceAll(/[\u2068\u2069]/g, '')).toBe(text);
  expect(price).not.toContain(EGC);
  expect(href).toContain(`/${language}/`);
});
