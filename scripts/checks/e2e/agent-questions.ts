import type { Vehicle } from '@forecourt/lib/vehicle/vehicle';
import { z } from 'zod';
import { calculatorFigures } from './credit-figures.ts';
import { type DemoSite, kindsIn, settingsOf, stockOf } from './demo-stock.ts';
import { vehiclePaths } from './test.ts';

/** A question to a tool, and the page that answers it to a shopper. */
export interface Question {
  site: string;
  tool: string;
  input: Record<string, unknown>;
  /** Path of the page; null for the page that the answer links to. */
  page: string | null;
  /** Calculators of pages answer as a page too, for browsers without script. */
  accept?: string;
  /** Returns the texts that the page must have as well. */
  texts: (answer: Record<string, unknown>) => string[];
  /** Returns texts that the page must not have. */
  absent?: (answer: Record<string, unknown>) => string[];
}

const facts = z.array(z.object({ label: z.string(), value: z.string() }));
const price = z
  .object({
    figure: z.string(),
    basis: z.string().nullable(),
    was: z.string().nullable(),
    others: z.array(z.string()),
    explanation: z.string().nullable(),
  })
  .nullable();
const weekly = z
  .object({ text: z.string(), label: z.string(), warning: z.string(), lender: z.string().nullable() })
  .nullable();
const statement = z.object({ heading: z.string(), total: z.string(), rows: facts, note: z.string() });

const some = (...texts: (string | null | undefined)[]): string[] => texts.flatMap((text) => text || []);
const statementTexts = ({ heading, total, rows, note }: z.output<typeof statement>): string[] =>
  some(heading, total, note, ...rows.flatMap(({ label, value }) => [label, value]));
const priceTexts = (stated: z.output<typeof price>): string[] =>
  stated
    ? // A subscription's other price follows the word 'or', and its sentence is a list on the page.
      some(
        stated.figure,
        stated.basis,
        stated.was,
        ...(stated.figure.includes('/week') ? [] : some(stated.explanation)),
      )
    : [];
const weeklyTexts = (stated: z.output<typeof weekly>): string[] =>
  stated ? some(...stated.text.split(', '), stated.label, stated.warning, stated.lender) : [];

const ofVehicle = (site: string, { slug }: Vehicle) => ({
  site,
  input: { vehicle: slug },
  page: `/cars/${slug}`,
});

const detailAnswer = z.object({
  title: z.string(),
  subtitle: z.string().nullable(),
  price,
  weekly,
  keyInformation: facts,
  specifications: facts,
  features: z.array(z.string()),
  warranty: z.string().nullable(),
  rights: z.array(z.object({ label: z.string(), value: z.string(), note: z.string() })),
  seller: z.object({ name: z.string() }),
  state: z.string(),
});

const detail = (site: string, vehicle: Vehicle): Question => ({
  ...ofVehicle(site, vehicle),
  tool: 'get_vehicle',
  texts: (answer) => {
    const stated = detailAnswer.parse(answer);
    return some(
      stated.title,
      stated.subtitle,
      ...priceTexts(stated.price),
      ...weeklyTexts(stated.weekly),
      ...[...stated.keyInformation, ...stated.specifications].flatMap(({ label, value }) => [label, value]),
      ...stated.features,
      stated.warranty,
      ...stated.rights.flatMap(({ label, value, note }) => [label, value, note]),
      stated.price && stated.seller.name,
    );
  },
});

const priceAnswer = z.object({
  title: z.string(),
  price,
  weekly,
  driveAway: statement.nullable(),
  disclaimer: z.string().nullable(),
});

const priceOf = (site: string, vehicle: Vehicle): Question => ({
  ...ofVehicle(site, vehicle),
  tool: 'get_price',
  texts: (answer) => {
    const stated = priceAnswer.parse(answer);
    return some(
      stated.title,
      ...priceTexts(stated.price),
      ...weeklyTexts(stated.weekly),
      ...(stated.driveAway ? statementTexts(stated.driveAway) : []),
      // The page cuts a long disclaimer until it is expanded.
      stated.price && stated.disclaimer?.slice(0, 150),
    );
  },
});

const INTERESTED = 'Interested in this vehicle?';
const availabilityAnswer = z.object({ state: z.string(), text: z.string() });

const availability = (site: string, vehicle: Vehicle): Question => ({
  ...ofVehicle(site, vehicle),
  tool: 'get_availability',
  texts: (answer) => {
    const { state, text } = availabilityAnswer.parse(answer);
    return state === 'for_sale' || state === 'coming_soon' ? [INTERESTED] : text.split('. ');
  },
  absent: (answer) => {
    const { state } = availabilityAnswer.parse(answer);
    return state === 'for_sale' || state === 'coming_soon'
      ? ['Reservations can fall through', 'has recently been sold', 'On hold until']
      : state === 'sold' || state === 'not_for_sale'
        ? [INTERESTED]
        : [];
  },
});

const financeAnswer = z.object({
  text: z.string(),
  payments: z.number().nullable(),
  rate: z.string(),
  comparisonRate: z.string(),
  warning: z.string(),
  basis: z.string(),
  note: z.string(),
});

/** The calculator's initial values, which the page shows before its script has loaded. */
const finance = (site: string, vehicle: Vehicle): Question => ({
  ...ofVehicle(site, vehicle),
  tool: 'estimate_finance',
  texts: (answer) => {
    const { text, rate, comparisonRate, warning, basis, note } = financeAnswer.parse(answer);
    const [, repayment = '', rest = ''] = /^(.+?): (.+? in all)\./.exec(text) ?? [];
    return some(
      repayment,
      rest,
      `${rate} interest rate`,
      `${comparisonRate} comparison rate`,
      warning,
      basis,
      note,
    );
  },
});

const driveAway = (site: string, { slug }: Vehicle, postcode: string): Question => ({
  site,
  tool: 'get_drive_away_price',
  input: { vehicle: slug, postcode },
  page: `/api/drive-away?vehicle=${slug}&postcode=${postcode}`,
  accept: 'text/html',
  texts: (answer) => [z.object({ text: z.string() }).parse(answer).text],
});

const delivery = (site: string, { slug }: Vehicle, postcode: string): Question => ({
  site,
  tool: 'estimate_delivery',
  input: { vehicle: slug, postcode },
  page: `/api/delivery-estimate?postcode=${postcode}`,
  accept: 'text/html',
  texts: (answer) => [z.object({ text: z.string() }).parse(answer).text],
});

const listedVehicle = z.object({ title: z.string(), subtitle: z.string().nullable(), price });
const searchAnswer = z.object({ total: z.number(), vehicles: z.array(listedVehicle) });

const NOTHING_FOUND = 'No results found for your search at this time.';

const search = (site: string, input: Record<string, unknown>): Question => ({
  site,
  tool: 'search_stock',
  input,
  page: null,
  texts: (answer) => {
    const { vehicles } = searchAnswer.parse(answer);
    if (vehicles.length === 0) return [NOTHING_FOUND];
    // The first cards are in the HTML; further ones are drawn by the browser.
    return vehicles
      .slice(0, 3)
      .flatMap((vehicle) =>
        some(vehicle.title, vehicle.subtitle, vehicle.price?.figure, vehicle.price?.basis),
      );
  },
});

const compareAnswer = z.object({
  vehicles: z.array(z.object({ title: z.string() })),
  rows: z.array(
    z.object({
      label: z.string(),
      cells: z.array(z.object({ text: z.string().nullable(), best: z.string().nullable() })),
    }),
  ),
  creditNote: z.string().nullable(),
});

const compare = (site: string, vehicles: readonly Vehicle[]): Question => ({
  site,
  tool: 'compare_vehicles',
  input: { vehicles: vehicles.map(({ slug }) => slug) },
  page: null,
  texts: (answer) => {
    const { rows, creditNote } = compareAnswer.parse(answer);
    return some(
      creditNote,
      ...rows.flatMap(({ label, cells }) => [label, ...cells.flatMap(({ text, best }) => some(text, best))]),
    );
  },
});

const placesAnswer = z.object({
  places: z.array(
    z.object({
      name: z.string(),
      address: z.string().nullable(),
      week: z.array(z.object({ days: z.string(), hours: z.string(), occasion: z.string().optional() })),
    }),
  ),
});

const hours = (site: string, place: string): Question => ({
  site,
  tool: 'get_opening_hours',
  input: { place },
  page: null,
  texts: (answer) =>
    placesAnswer.parse(answer).places.flatMap(({ name, address, week }) =>
      some(
        name,
        address,
        // The text of a closed day depends on whether the page has a form beside it.
        ...week.flatMap((line) => (/\d/.test(line.hours) ? some(line.days, line.hours, line.occasion) : [])),
      ),
    ),
});

const VEHICLES_PER_SITE = 12;
const POSTCODES = ['4000', '2000', '3000'] as const;

/** Returns a postcode of each region that a site delivers to. */
const deliveredPostcodes = ({ delivery: regions = [] }: DemoSite): string[] =>
  regions.flatMap(({ postcodes: [range] }) => range?.slice(0, 4) ?? []);

/** Returns questions about the whole stock of a demo site: its kinds of vehicles, sold ones, and a sample. */
export async function questionsAbout(
  site: DemoSite,
  tools: ReadonlySet<string>,
  places: readonly string[],
): Promise<Question[]> {
  const stock = await stockOf(site);
  const listed = new Set(await vehiclePaths(site.slug));
  const settings = settingsOf(site);
  // A site may list the page of a vehicle of a type that its search leaves out.
  const forSale = stock.filter(
    ({ slug, car_type }) => listed.has(`/cars/${slug}`) && settings.carTypes.includes(car_type),
  );
  const gone = stock.filter(({ status }) => status === 'sold').slice(0, 2);
  const step = Math.max(1, Math.floor(forSale.length / VEHICLES_PER_SITE));
  const sample = [
    ...kindsIn(site, forSale).values(),
    ...forSale.filter((_, index) => index % step === 0).slice(0, VEHICLES_PER_SITE),
  ];
  const vehicles = [...new Map(sample.map((vehicle) => [vehicle.id, vehicle])).values()];
  const { slug } = site;
  const [first, second, third] = vehicles;
  const questions = [
    ...[...vehicles, ...gone].flatMap((vehicle) => [
      detail(slug, vehicle),
      priceOf(slug, vehicle),
      availability(slug, vehicle),
    ]),
    ...vehicles
      .filter((vehicle) => calculatorFigures(vehicle, settings).length > 0)
      .slice(0, 6)
      .map((vehicle) => finance(slug, vehicle)),
    ...vehicles
      .slice(0, 2)
      .flatMap((vehicle) => POSTCODES.map((postcode) => driveAway(slug, vehicle, postcode))),
    ...(first ? deliveredPostcodes(site).map((postcode) => delivery(slug, first, postcode)) : []),
    ...vehicles.slice(0, 5).map(({ stocknum }) => search(slug, { words: stocknum })),
    ...vehicles.slice(0, 5).map(({ make, model }) => search(slug, { words: `${make} ${model}` })),
    ...vehicles.slice(0, 3).map(({ make }) => search(slug, { makes: [make.toUpperCase()] })),
    search(slug, { sort: 'sort_price:asc', page: 1 }),
    search(slug, { conditions: [settings.carTypes[0] ?? 'used'], maxPrice: 900_000 }),
    ...(first && second && third
      ? [compare(slug, [first, second]), compare(slug, [second, third, first])]
      : []),
    ...places.map((place) => hours(slug, place)),
  ];
  return questions.filter(({ tool }) => tools.has(tool));
}
