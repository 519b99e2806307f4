import { z } from 'zod';
import { FURTHER_LANGUAGES } from '../platform/language/languages.ts';
import { filterProblem } from '../platform/text/search-filter.ts';
import { AGENT_ACCESS } from './agent-access.ts';
import { API_ACCESS } from './api-access.ts';
import { BUDGET_INTERESTS } from './budget-interest.ts';
import { ENQUIRY_LENGTHS } from './enquiry-lengths.ts';
import { FEE_TIMES } from './fee-times.ts';
import { FINANCE_PATHS } from './finance-paths.ts';
import { MY_BRAND_PATHS } from './garage-names.ts';
import { GAUGE_VERDICTS } from './gauge-verdicts.ts';
import { googleAdsConversions, META_DATASET_ID } from './google-ads-conversions.ts';
import { INDEX_NOW_KEY } from './index-now.ts';
import { LENDER_HAND_OVERS } from './lender-hand-over.ts';
import { LOAN_LIMITS } from './loan-limits.ts';
import { mapAddressProblem } from './map-address.ts';
import { NO_PRICE_TEXT } from './no-price-text.ts';
import { DRIVE_AWAY_PRICES, PRICE_LEADS } from './price-lead.ts';
import { REGISTERS } from './registers.ts';
import { REPAYMENT_ROUNDINGS } from './repayment-rounding.ts';
import { SELL_PATHS } from './sell-paths.ts';
import { SOLD_TEXTS } from './sold-text.ts';
import { PARTS_SEARCH_PATH, WARRANTY_PATHS } from './special-pages.ts';
import { VALUATION_CONTACT } from './valuation-contact.ts';
import { linkTargetProblem } from './web-address.ts';

/** All settings of a site except features, with zod types and defaults. */
const setting = <T extends z.ZodType>(type: T, fallback: z.output<T>) => ({ type, fallback });

const text = z.string().trim();
const count = z.number().int().min(0);
const days = count.min(1).max(365);
const money = z.number().min(0);
const path = z.string().regex(/^\/[^\s]*$/);
/** Text with a validator that returns a message for editors. */
const ruledText = (problem: (value: string) => string | null) =>
  text.superRefine((value, context) => {
    const message = value ? problem(value) : null;
    if (message) context.addIssue({ code: 'custom', message });
  });
const percent = z.number().min(0).max(100);
const repaymentRounding = z.enum(REPAYMENT_ROUNDINGS);
const financeEligibilityRule = z.enum(['priceAndStock', 'lenderYearAndRate', 'stockOnly']);
const nullable = <T extends z.ZodType>(type: T) => type.nullable();
const mergeRule = z.enum(['phone', 'street']).optional();
/** Stored as rows, since documents have no dynamic keys; a plain map is accepted too. */
const eventIds = z.union([
  z
    .array(z.object({ event: text, id: count }))
    .transform((rows) => Object.fromEntries(rows.map((row) => [row.event, row.id]))),
  z.record(text, count),
]);
const byCarType = z.object({ new: text.optional(), demo: text.optional(), used: text.optional() });
/** `certified` replaces `used` on certified used cars. */
const warrantyByCarType = byCarType.extend({ certified: text.optional() });

export const settingDefinitions = {
  /** Languages that shoppers can choose instead of English. */
  languages: setting(z.array(z.enum(FURTHER_LANGUAGES)), []),

  // Stock and search
  carTypes: setting(z.array(z.enum(['new', 'demo', 'used'])).min(1), ['new', 'demo', 'used']),
  stockFilterExtra: setting(ruledText(filterProblem), ''),
  soldVisibleDays: setting(count.max(365), 3), // STATUS-17
  resultsLayout: setting(z.enum(['grid', 'carousel']), 'grid'), // SEARCH-02
  hitsPerPage: setting(count.min(1).max(100), 21), // SEARCH-18
  defaultSort: setting(
    z.enum([
      'custom_rank:desc',
      'sort_price:asc',
      'sort_price:desc',
      'created_at:desc',
      'km:asc',
      'year:desc',
    ]),
    'custom_rank:desc', // SEARCH-17, OPEN-013
  ),
  adCardPosition: setting(z.literal([8, 9]), 8), // SEARCH-05
  facets: setting(nullable(z.array(text)), null), // null: all, in the specification's order
  cityFacetLimit: setting(count.min(1).max(100), 20), // FACET-09
  dealershipFacetLimit: setting(count.min(1).max(100), 40), // FACET-12
  popularMakesCount: setting(count.max(20), 7), // FACET-35

  // Cards
  cardButtons: setting(
    z.array(
      z.enum(['viewDetails', 'finance', 'enquire', 'testDrive', 'reserve', 'exploreVehicle', 'quickEnquiry']),
    ),
    ['viewDetails', 'finance', 'enquire'],
  ),
  financeButtonLabel: setting(z.enum(['Get Finance', 'Finance Enquiry', 'Enquire Now']), 'Get Finance'),
  reserveButtonLabel: setting(z.enum(['Reserve this Car', 'Reserve Now']), 'Reserve Now'),
  reserveAmountText: setting(text, '$200'),
  testDriveOnlyTagName: setting(text, 'Test Drive Only'), // OPEN-067
  certifiedBadgeMake: setting(nullable(text), null), // TAG-03
  justArrivedDays: setting(count.max(365), 8), // TAG-07
  justArrivedTagName: setting(text, 'Just Arrived'), // OPEN-051
  soldTagName: setting(text, 'Sold'), // OPEN-051
  noPriceText: setting(text, NO_PRICE_TEXT), // PRICE-06
  priceLead: setting(z.enum(PRICE_LEADS), 'excludingCharges'),
  subscriptionWeeks: setting(nullable(count.min(1).max(520)), null), // OPEN-050
  subscriptionInclusions: setting(z.array(text), []),
  subscriptionStartFee: setting(money, 0),
  driveAwayPrices: setting(z.enum(DRIVE_AWAY_PRICES), 'off'),
  formerPriceDays: setting(nullable(days), null), // PRICE-08; null: the feed's former price

  // Reserving
  /** What a shopper must verify before a vehicle is held. */
  reserveVerification: setting(z.enum(['nothing', 'mobile', 'card']), 'nothing'), // OPEN-024
  /** What a shopper brings to view or collect a reserved vehicle. */
  collectionList: setting(z.array(text.min(1)).max(8), [
    'Your driver licence',
    'Your reservation reference',
    'The papers and keys of a vehicle that you trade in',
  ]),
  reserveMinutesToPay: setting(count.min(30).max(1440), 30), // Stripe's limits
  reserveHoldHours: setting(count.min(1).max(720), 48), // OPEN-025
  reserveHoldOpeningDays: setting(count.max(10), 2), // OPEN-025
  reservePaymentPage: setting(z.enum(['elements', 'hosted_page']), 'elements'),

  // Vehicle page
  spinDefaultView: setting(z.enum(['spinner', 'gallery']), 'spinner'), // SPIN-09, SPIN-10
  regoExpiredText: setting(z.enum(['Unregistered', '']), ''), // VDP-42, VDP-43
  phoneOverride: setting(nullable(text), null),
  phoneByCarType: setting(byCarType, {}),
  warrantyTextByCarType: setting(warrantyByCarType, {}),
  vdpLocationBlock: setting(z.enum(['cards', 'map']), 'cards'), // VDP-39
  usedCarPoints: setting(
    z.array(
      z.object({
        title: text,
        text,
        about: z.enum(['warranty', 'roadside', 'inspection', 'history', 'returns']),
        cars: z.enum(['allUsed', 'certified']).optional(),
        /** Of a return, in days; search engines read it too. */
        days: days.optional(),
      }),
    ),
    [],
  ), // OPEN-056
  dealExtras: setting(
    z
      .array(
        z.object({
          title: text.min(1).max(80),
          text: text.max(300).optional(),
          /** Dollars, fitted and including GST. */
          price: money.max(100_000),
          cars: z.enum(['all', 'new', 'used']).optional(),
          /** Only vehicles of this make. */
          make: text.optional(),
        }),
      )
      .max(30),
    [],
  ),
  registerChecks: setting(z.array(z.enum(REGISTERS)), []),
  emptyComments: setting(z.enum(['message', 'hidden']), 'message'), // VDP-26
  soldText: setting(z.enum(SOLD_TEXTS), 'recentlySold'), // STATUS-08
  vehicleDisclaimer: setting(
    text,
    'We take care that what this page says is right, but parts of it come from others and may be wrong or out of ' +
      'date. Features may differ between vehicles of the same model. Prices and availability change without ' +
      'notice; a price that is not marked drive away leaves out government charges. Please check with us before you buy.',
  ), // VDP-36
  saveMode: setting(z.enum(['watchlist', 'favourites']), 'favourites'), // OPEN-020
  priceComparedWith: setting(z.enum(['partner', 'ownStock']), 'partner'), // OPEN-061
  gaugeVerdicts: setting(z.enum(GAUGE_VERDICTS), 'two'), // GAUGE-21, GAUGE-22
  fuelPrice: setting(z.number().min(0.1).max(20), 1.7), // FUEL-01, OPEN-085
  electricityPrice: setting(z.number().min(0.01).max(20), 0.3),

  // Addresses
  checkoutPathSegment: setting(z.enum(['checkout', 'buy-online']), 'checkout'), // ROUTE-03
  breadcrumbSearchBase: setting(z.enum(['/search/', '/used-car/']), '/search/'), // ROUTE-31
  viewOurStockTarget: setting(z.enum(['dealership', 'location']), 'dealership'), // ROUTE-29
  financePath: setting(z.enum(FINANCE_PATHS), '/finance'),
  financeLinkOverride: setting(nullable(ruledText(linkTargetProblem)), null), // ROUTE-55
  offersPath: setting(path, '/special-offers'), // ROUTE-56
  offerPathStyle: setting(z.enum(['manufacturer', 'flat']), 'manufacturer'), // ROUTE-57
  locationPathBase: setting(z.enum(['contact-us', 'our-location', 'locations']), 'contact-us'),
  locationPathSlug: setting(z.enum(['location', 'dealership']), 'location'),
  sellCarPath: setting(z.enum(SELL_PATHS), '/sell-my-car'),
  myBrandPath: setting(nullable(z.enum(MY_BRAND_PATHS)), null), // ROUTE-86..89
  warrantyPath: setting(z.enum(WARRANTY_PATHS), '/warranty'), // ROUTE-76, ROUTE-77
  partsSearchPath: setting(path, PARTS_SEARCH_PATH), // ROUTE-60
  extraPages: setting(z.array(text), []),

  // Finance
  financeProvider: setting(text, 'default'), // SITE-43
  loanAmountMin: setting(money, 1000), // FIN-01, FIN-02
  loanAmountMaxRule: setting(z.enum(['fixed100000', 'priceTimes105', 'fixed250000']), 'fixed100000'), // FIN-03..05
  /** Whether the calculator has its own limits above, or those of the pre-approval (`quoteAmount`). */
  loanLimits: setting(z.enum(LOAN_LIMITS), 'separate'),
  loanTermMax: setting(z.literal([7, 5]), 7), // FIN-11, FIN-12
  loanTermDefault: setting(z.literal([5, 6]), 5), // FIN-14, FIN-15
  interestMin: setting(percent, 0.5), // FIN-16..19
  interestMax: setting(percent, 15),
  /** The site's own rate. Without it, 10% (FIN-22) applies where a lender is configured, and nowhere else. */
  interestDefault: setting(nullable(percent), null),
  establishmentFee: setting(
    // Text fields of forms store amounts as text.
    z.union([
      money,
      z.literal('lender'),
      z
        .string()
        .regex(/^\d+(?:\.\d{1,2})?$/)
        .transform(Number),
    ]),
    'lender', // FIN-33..35
  ),
  repaymentRounding: setting(repaymentRounding, 'up'), // FIN-31, FIN-32, OPEN-077
  listedFees: setting(
    z.array(z.object({ name: text, amount: money, charged: z.enum(FEE_TIMES).optional() })),
    [],
  ), // FIN-36..39
  financeEligibilityRule: setting(financeEligibilityRule, 'priceAndStock'),
  /** A provider's overrides of the settings above. */
  financeProviders: setting(
    z.array(
      z.object({
        provider: text.min(1),
        creditLicence: text.optional(), // OPEN-078
        interestMin: percent.optional(),
        interestMax: percent.optional(),
        establishmentFee: money.optional(),
        repaymentRounding: repaymentRounding.optional(),
        financeEligibilityRule: financeEligibilityRule.optional(),
      }),
    ),
    [],
  ),
  financeDisclaimer: setting(text, ''), // empty: the built-in one
  financeBrokerPhone: setting(text, ''), // FIN-47
  /** Label of a weekly figure that no lender has approved for the shopper. */
  estimateLabel: setting(z.enum(['preApproved', 'estimated']), 'preApproved'), // FIN-42
  /** Whether cards show a weekly figure. */
  cardRepayment: setting(z.enum(['priceOnly', 'priceAndWeekly']), 'priceOnly'),
  budgetInterest: setting(z.enum(BUDGET_INTERESTS), 'none'), // BUDGET-07, BUDGET-08
  lenderHandOver: setting(z.enum(LENDER_HAND_OVERS), 'redirect'), // QUOTE-56
  /** Limits of the pre-approval's amount (QUOTE-09), and of every loan if `loanLimits` is `shared`, and its initial value (QUOTE-10). */
  quoteAmount: setting(
    z
      .object({ min: money, max: money, start: money })
      .refine(({ min, max, start }) => min <= start && start <= max, 'Enter a start between min and max.'),
    { min: 10_000, max: 200_000, start: 30_000 },
  ),
  financeStepsWording: setting(nullable(z.array(z.object({ title: text, text })).length(3)), null),

  // Enquiries
  enquiryForms: setting(z.array(z.enum(['enquiry', 'testDrive', 'photo'])), [
    'enquiry',
    'testDrive',
    'photo',
  ]),
  enquiryLength: setting(z.enum(ENQUIRY_LENGTHS), 'full'), // LEAD-02, LEAD-06 to LEAD-08
  termsMessage: setting(z.enum(['short', 'form']), 'short'),
  enquiryCategories: setting(z.array(text), [
    'General',
    'New Vehicle',
    'Used Vehicle',
    'Service',
    'Parts',
    'Finance',
    'Fleet',
    'Feedback',
    'Careers Enquiry',
  ]), // OPEN-065

  valuationContact: setting(z.enum(VALUATION_CONTACT), 'beforeEstimate'), // OPEN-068

  // Locations, hours, reviews
  mergeLocationsBy: setting(
    z.object({ footer: mergeRule, locationCards: mergeRule, phoneList: mergeRule }), // LOC-38, LOC-39, OPEN-089
    {},
  ),
  closedHoursDisplay: setting(z.enum(['closed', 'appointment', 'enquire']), 'closed'), // HOURS-15..17
  minReviewRating: setting(z.number().min(0).max(5), 4),

  // Home and navigation
  priceQuickPicks: setting(z.enum(['standard', 'premium']), 'standard'),
  priceSlider: setting(z.object({ min: money, max: money, step: money }), {
    min: 5000,
    max: 250000,
    step: 500,
  }),
  bodyTileLimit: setting(z.literal([4, 20]), 4), // HOME-21, HOME-22
  bodyTileTarget: setting(z.enum(['models', 'search']), 'search'), // OPEN-119
  menuOpenBy: setting(z.enum(['hover', 'click']), 'hover'), // NAV-13, NAV-14

  // Measurement and policy
  eventIds: setting(eventIds, {}),
  socialPixelId: setting(nullable(z.string().regex(/^\d{5,20}$/, 'not a pixel id')), null), // EVENTS-17
  /** Turns IndexNow on. */
  indexNowKey: setting(nullable(z.string().regex(INDEX_NOW_KEY, 'not an IndexNow key')), null),
  /** Turns on the report of conversions to Google Ads. */
  googleAdsConversions: setting(nullable(googleAdsConversions), null),
  /** Turns on the report of conversions to Meta. */
  metaDatasetId: setting(nullable(z.string().regex(META_DATASET_ID, 'not a dataset id')), null),
  /** What assistants may do: issue 35. */
  agentAccess: setting(z.enum(AGENT_ACCESS), 'off'),
  /** Turns on the API for dealers' own programs, which need a key. */
  apiAccess: setting(z.enum(API_ACCESS), 'off'),
  privacyTerms: setting(
    z.object({
      acknowledgeDays: days.default(7),
      accessDays: days.default(30),
      resolveDays: days.default(14),
      answerDays: days.default(30),
    }),
    { acknowledgeDays: 7, accessDays: 30, resolveDays: 14, answerDays: 30 },
  ), // CONTENT-01..04
  challengeSiteKey: setting(nullable(z.string().regex(/^[\w.-]{10,100}$/, 'not a site key')), null),
  /** Turns on street maps, with this style: issue 37. */
  mapStyleUrl: setting(nullable(ruledText(mapAddressProblem)), null),
  /** Turns on drive times, from this OSRM-shaped service: issue 37. */
  driveTimeUrl: setting(nullable(ruledText(mapAddressProblem)), null),
  consentMode: setting(z.enum(['ask', 'granted']), 'ask'),
  timeZone: setting(
    z.string().refine((zone) => Intl.supportedValuesOf('timeZone').includes(zone), 'not a time zone'),
    'Australia/Brisbane',
  ), // OPEN-115: dates are in the dealer's time zone
} as const;

type Definitions = typeof settingDefinitions;
export type SettingName = keyof Definitions;
export type SiteSettings = { [Name in SettingName]: z.output<Definitions[Name]['type']> };

/** An invalid value that was replaced by its default. */
export interface BadSetting {
  name: string;
  reason: string;
}

/**
 * Parses the settings of a site document (OPEN-131, SITE-47).
 * @param raw the stored `settings`; unknown keys are ignored, missing ones get defaults
 * @returns all settings, and the invalid values that were replaced, for logging
 */
export function parseSettings(raw: Record<string, unknown> | null | undefined): {
  settings: SiteSettings;
  bad: BadSetting[];
} {
  const { settings, bad } = parseDefinitions(settingDefinitions, raw) as {
    settings: SiteSettings;
    bad: BadSetting[];
  };
  // Drive-away prices by state are computed from the price without charges, so they replace the choice between the two.
  const isComputed = settings.driveAwayPrices === 'everywhere';
  return { settings: isComputed ? { ...settings, priceLead: 'excludingCharges' } : settings, bad };
}

type Definition = { type: z.ZodType; fallback: unknown };

/** Parses settings or features, each key independently. */
export function parseDefinitions(
  definitions: Record<string, Definition>,
  raw: Record<string, unknown> | null | undefined,
): { settings: Record<string, unknown>; bad: BadSetting[] } {
  const settings: Record<string, unknown> = {};
  const bad: BadSetting[] = [];
  for (const [name, { type, fallback }] of Object.entries(definitions)) {
    const value = raw?.[name];
    if (value === undefined || value === null) {
      settings[name] = fallback;
      continue;
    }
    const parsedValue = type.safeParse(value);
    settings[name] = parsedValue.success ? parsedValue.data : fallback;
    if (!parsedValue.success) bad.push({ name, reason: z.prettifyError(parsedValue.error) });
  }
  return { settings, bad };
}
