type Check = (value: unknown) => boolean;

/**
 * The properties that schema.org defines and Google documents per type of structured data. Google's pages are
 * below https://developers.google.com/search/docs/appearance/structured-data: vehicle-listing, local-business,
 * breadcrumb, carousel, faqpage, article and merchant-listing, read on 29 November 2026. A `?` marks a recommended property. A check
 * is a function, or the types that a nested thing may have.
 */
type Properties = Readonly<Record<string, Check | readonly string[]>>;

const text: Check = (value) => typeof value === 'string' && value !== '' && value === value.trim();
const url: Check = (value) => typeof value === 'string' && /^https?:\/\/\S+$/.test(value);
const number: Check = (value) => typeof value === 'number' && Number.isFinite(value) && value >= 0;
const date: Check = (value) =>
  typeof value === 'string' && /^\d{4}(-\d\d){0,2}(T[\d:.]+(Z|[+-]\d\d:\d\d))?$/.test(value);
const flag: Check = (value) => typeof value === 'boolean';
const clock: Check = (value) => typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value);
const oneOf =
  (...names: string[]): Check =>
  (value) =>
    names.some((name) => value === `https://schema.org/${name}`);
const days: Check = (value) =>
  typeof value === 'string' && /^(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/.test(value);

const VEHICLE = {
  '@context': oneOf(''),
  name: text,
  url,
  'image?': url,
  'description?': text,
  'brand?': ['Brand'],
  'model?': text,
  'vehicleConfiguration?': text,
  'vehicleIdentificationNumber?': text,
  'vehicleModelDate?': date,
  'itemCondition?': oneOf('NewCondition', 'UsedCondition'),
  'offers?': ['Offer', 'AggregateOffer'],
  'mileageFromOdometer?': ['QuantitativeValue'],
  'bodyType?': text,
  'color?': text,
  'driveWheelConfiguration?': oneOf(
    'AllWheelDriveConfiguration',
    'FourWheelDriveConfiguration',
    'FrontWheelDriveConfiguration',
    'RearWheelDriveConfiguration',
  ),
  'fuelType?': text,
  'numberOfDoors?': number,
  'vehicleEngine?': ['EngineSpecification'],
  'vehicleInteriorColor?': text,
  'vehicleInteriorType?': text,
  'vehicleSeatingCapacity?': number,
  'vehicleTransmission?': text,
} satisfies Properties;

const PLACE = {
  name: text,
  'telephone?': text,
  'image?': url,
  'address?': ['PostalAddress'],
} satisfies Properties;

/** Not repeated for the seller of a vehicle, whose `@id` is the dealer on the location's page. */
const HOURS = {
  openingHoursSpecification: ['OpeningHoursSpecification'],
  specialOpeningHoursSpecification: ['OpeningHoursSpecification'],
} satisfies Properties;

interface Rule {
  expected: Properties;
  others?: Properties;
}

/** Per type: the properties of Google's tables, then the others that we use. One of several rules must apply. */
type Rules = Readonly<Record<string, Rule | readonly Rule[]>>;

const RULES = {
  Car: {
    expected: VEHICLE,
    others: {
      alternateName: text,
      sku: text,
      productionDate: date,
      numberOfForwardGears: number,
      fuelConsumption: ['QuantitativeValue'],
      fuelCapacity: ['QuantitativeValue'],
      weightTotal: ['QuantitativeValue'],
      trailerWeight: ['QuantitativeValue'],
    },
  },
  Brand: { expected: { name: text }, others: { '@context': oneOf(''), url, description: text, logo: url } },
  Offer: {
    expected: {
      'availability?': oneOf('InStock', 'LimitedAvailability', 'PreOrder', 'SoldOut'),
      price: number,
      priceCurrency: (value) => value === 'AUD',
      'priceSpecification?': ['UnitPriceSpecification'],
      'itemCondition?': oneOf('NewCondition', 'UsedCondition'),
      'seller?': ['AutoDealer'],
      'hasMerchantReturnPolicy?': ['MerchantReturnPolicy'],
      'url?': url,
    },
  },
  MerchantReturnPolicy: {
    expected: {
      applicableCountry: (value) => value === 'AU',
      returnPolicyCategory: oneOf('MerchantReturnFiniteReturnWindow'),
      merchantReturnDays: number,
      'returnMethod?': oneOf('ReturnInStore'),
    },
  },
  AggregateOffer: {
    expected: {
      lowPrice: number,
      priceCurrency: (value) => value === 'AUD',
      'offerCount?': number,
      'availability?': oneOf('InStock', 'PreOrder'),
      'url?': url,
    },
  },
  UnitPriceSpecification: {
    expected: { price: number, priceCurrency: (value) => value === 'AUD' },
    others: { valueAddedTaxIncluded: flag, description: text, validFrom: date },
  },
  QuantitativeValue: {
    expected: { value: number },
    others: { unitCode: (value) => /^(KMT|LTR|KGM|NU|CMQ)$/.test(String(value)), unitText: text },
  },
  EngineSpecification: {
    expected: { name: text },
    others: { fuelType: text, engineDisplacement: ['QuantitativeValue'], torque: ['QuantitativeValue'] },
  },
  AutoDealer: {
    expected: { ...PLACE, 'url?': url },
    others: {
      '@context': oneOf(''),
      '@id': url,
      logo: url,
      geo: ['GeoCoordinates'],
      hasMap: url,
      brand: ['Brand'],
      department: ['AutoDealer', 'AutoRepair', 'AutoPartsStore'],
      ...HOURS,
    },
  },
  AutoRepair: { expected: PLACE, others: HOURS },
  AutoPartsStore: { expected: PLACE, others: HOURS },
  PostalAddress: {
    expected: {
      'streetAddress?': text,
      'addressLocality?': text,
      'addressRegion?': text,
      'postalCode?': (value) => /^\d{4}$/.test(String(value)),
      addressCountry: (value) => value === 'AU',
    },
  },
  GeoCoordinates: {
    expected: {
      latitude: (value) => typeof value === 'number' && Math.abs(value) <= 90,
      longitude: (value) => typeof value === 'number' && Math.abs(value) <= 180,
    },
  },
  OpeningHoursSpecification: {
    expected: { opens: clock, closes: clock },
    others: { dayOfWeek: days, validFrom: date, validThrough: date },
  },
  BreadcrumbList: { expected: { '@context': oneOf(''), itemListElement: ['ListItem'] } },
  ItemList: { expected: { '@context': oneOf(''), itemListElement: ['ListItem'] }, others: { name: text } },
  ListItem: { expected: { position: number }, others: { name: text, url, item: url } },
  FAQPage: { expected: { '@context': oneOf(''), mainEntity: ['Question'] }, others: { inLanguage: text } },
  Question: { expected: { name: text, acceptedAnswer: ['Answer'] } },
  Answer: { expected: { text } },
  BlogPosting: {
    expected: {
      '@context': oneOf(''),
      'author?': ['Person', 'Organization'],
      'dateModified?': date,
      'datePublished?': date,
      'headline?': text,
      'image?': url,
    },
    others: { description: text, publisher: ['Organization'], mainEntityOfPage: url, url, inLanguage: text },
  },
  Person: { expected: { name: text } },
  Organization: { expected: { name: text, 'url?': url } },
} satisfies Record<string, Rule>;

/** An offer of the dealer, such as a service plan: schema.org only, because Google has no result for it. */
const PROMOTION: Properties = {
  '@context': oneOf(''),
  name: text,
  description: text,
  category: text,
  url,
  offeredBy: ['AutoDealer'],
  image: url,
  availabilityStarts: date,
  availabilityEnds: date,
};

/** The offer of a sold vehicle, whose page shows no price. */
const SOLD_OFFER: Properties = {
  availability: oneOf('SoldOut'),
  itemCondition: oneOf('NewCondition', 'UsedCondition'),
  seller: ['AutoDealer'],
  url,
};

/** A weekly price, stated by the week only. */
const WEEKLY_OFFER: Properties = {
  ...SOLD_OFFER,
  availability: oneOf('InStock', 'LimitedAvailability', 'PreOrder'),
  priceSpecification: ['UnitPriceSpecification'],
  businessFunction: (value) => isThing(value) && url(value['@id']),
};
const WEEKLY_PRICE: Properties = {
  price: number,
  priceCurrency: (value) => value === 'AUD',
  unitCode: (value) => value === 'WEE',
  unitText: text,
  referenceQuantity: ['QuantitativeValue'],
};

/** A model that a brand sells, with the range of its stock. */
const MODEL: Properties = {
  '@context': oneOf(''),
  name: text,
  url,
  'image?': url,
  'description?': text,
  'brand?': ['Brand'],
  'model?': text,
  'offers?': ['AggregateOffer'],
  'bodyType?': text,
};

/** What pages of this product may state. */
const STRUCTURED_DATA_RULES: Rules = {
  ...RULES,
  Car: [RULES.Car, { expected: MODEL }],
  Motorcycle: RULES.Car,
  Vehicle: RULES.Car,
  Offer: [
    RULES.Offer,
    { expected: SOLD_OFFER },
    { expected: WEEKLY_OFFER },
    {
      expected: { '@context': oneOf(''), name: text, description: text, url, offeredBy: ['AutoDealer'] },
      others: PROMOTION,
    },
  ],
  UnitPriceSpecification: [
    RULES.UnitPriceSpecification,
    { expected: WEEKLY_PRICE, others: RULES.UnitPriceSpecification.others },
  ],
  QuantitativeValue: [
    RULES.QuantitativeValue,
    { expected: { value: number, unitCode: (value) => value === 'WEE' } },
  ],
};

function isThing(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Returns a line per missing, unknown or invalid property of structured data, as a browser would read it.
 * @param data a JSON-LD document
 * @param isComplete whether a missing recommended property is a problem. Real pages lack what their record
 *   does not know.
 */
export const structuredDataProblems = (
  data: unknown,
  { isComplete = true }: { isComplete?: boolean } = {},
): string[] =>
  problems(
    JSON.parse(
      JSON.stringify(data, (_, item) => (item === 'https://schema.org' ? `${item}/` : item)) ?? 'null',
    ),
    '$',
    isComplete,
  );

function problems(value: unknown, path: string, isComplete: boolean): string[] {
  if (!isThing(value)) return [`${path} is not an object`];
  const type = String(value['@type']);
  const rules = STRUCTURED_DATA_RULES[type];
  if (!rules) return [`${path} has the unknown type ${type}`];
  const byRule = [rules].flat().map((rule) => problemsByRule(value, path, rule, isComplete));
  return byRule.toSorted((one, other) => one.length - other.length)[0] ?? [];
}

function problemsByRule(
  value: Record<string, unknown>,
  path: string,
  { expected, others = {} }: Rule,
  isComplete: boolean,
): string[] {
  const type = String(value['@type']);
  const checks = new Map<string, Check | readonly string[]>(
    [...Object.entries(expected), ...Object.entries(others)].map(([name, check]) => [
      name.replace('?', ''),
      check,
    ]),
  );
  const missing = Object.keys(expected)
    .filter((name) => isComplete || !name.endsWith('?'))
    .map((name) => name.replace('?', ''))
    .filter((name) => value[name] === undefined)
    .map((name) => `${path}.${name} of ${type} is missing`);
  const invalid = Object.entries(value).flatMap(([name, content]) => {
    if (name === '@type') return [];
    const check = checks.get(name);
    const at = `${path}.${name}`;
    if (!check) return [`${at} is no property of ${type}`];
    return [content].flat().flatMap((item) => {
      if (typeof check === 'function') return check(item) ? [] : [`${at} is ${JSON.stringify(item)}`];
      return isThing(item) && check.includes(String(item['@type']))
        ? problems(item, at, isComplete)
        : [`${at} is not of ${check.join(' or ')}`];
    });
  });
  return [...missing, ...invalid];
}
