import { monthlyOfWeekly } from '@forecourt/lib/vehicle/finance/frequency';
import { loanOf } from '@forecourt/lib/vehicle/finance/loan';
import { PRICE_FLOOR } from '@forecourt/lib/vehicle/price-lead';
import { ago, type DemoVehicle, dayFrom, type FeedDate } from './demo-vehicle.ts';
import { filmOf } from './pictures.ts';
import { weeklyRepayment } from './price.ts';

/** Names from a dealer's site that its cars' data must match. */
export interface CaseNames {
  testDriveOnlyTag: string;
  certifiedMake: string | null;
  lender: string;
  historyReport: string;
  films: string;
}

/** A case of the specification: cars that can show it, and the facts that make a car show it. */
interface Case {
  name: string;
  fits: (car: DemoVehicle, names: CaseNames) => boolean;
  make: (car: DemoVehicle, feedDate: FeedDate, names: CaseNames) => Partial<DemoVehicle>;
}

const any = () => true;
/** Excludes electric cars and hybrids, whose tag would hide every other. */
const runsOnFuelAlone = (car: DemoVehicle) =>
  !(typeof car.fuel === 'string' && /electric|hybrid/i.test(car.fuel));
const isNew = (car: DemoVehicle) => car.car_type === 'new';
const isUsed = (car: DemoVehicle) => car.car_type === 'used';
const hasPrice = (car: DemoVehicle) => (car.price ?? 0) > 12_000;
const price = (car: DemoVehicle) => car.price ?? 0;
const off = (car: DemoVehicle, dollars: number) => price(car) - dollars;

/** Percent a year, of 8.49% and a fee of $1,300. */
const LENDER_COMPARISON_RATE = 10.31;

/** The status, tag, price and media cases of the specification, each named after its rows. */
const CASES: readonly Case[] = [
  // Price (PRICE-01 to PRICE-13)
  {
    name: 'offer below the price',
    fits: hasPrice,
    make: (car) => ({ offer_price: off(car, 1_500), before_price: price(car) }),
  },
  { name: 'offer without a was price', fits: hasPrice, make: (car) => ({ offer_price: off(car, 1_000) }) },
  {
    name: 'was price above the price',
    fits: hasPrice,
    make: (car) => ({ before_price: price(car) + 2_000 }),
  },
  { name: 'was price not above the price', fits: hasPrice, make: (car) => ({ before_price: price(car) }) },
  {
    name: 'subscription price',
    fits: hasPrice,
    make: (car) => ({ subscription_price: Math.round(price(car) / 175) }),
  },
  {
    name: 'subscription price with an offer',
    fits: hasPrice,
    make: (car) => ({ subscription_price: Math.round(price(car) / 180), offer_price: off(car, 900) }),
  },
  { name: 'pre-order without a price', fits: isNew, make: () => ({ price: null, preorder: true }) },
  { name: 'pre-order with a price', fits: isNew, make: () => ({ preorder: true }) },
  { name: 'no price', fits: any, make: () => ({ price: null }) },
  { name: 'a price of 1', fits: any, make: () => ({ price: 1 }) },
  { name: 'a price of 10', fits: any, make: () => ({ price: 10 }) },
  { name: 'offer of 10 beside a price', fits: hasPrice, make: () => ({ offer_price: 10 }) },
  { name: 'ABN holders only', fits: isNew, make: () => ({ price_type: 'Drive Away (ABN holders)' }) },
  // Market averages (PRICE-10 to PRICE-12)
  {
    name: 'well below the state average',
    fits: isUsed,
    make: (car) => market(price(car) + 2_400, price(car) + 900),
  },
  { name: 'below the overall average only', fits: isUsed, make: (car) => market(null, price(car) + 1_800) },
  { name: 'exactly 499 below the average', fits: isUsed, make: (car) => market(price(car) + 499, null) },
  {
    name: 'above the state average',
    fits: isUsed,
    make: (car) => market(price(car) - 800, price(car) + 3_000),
  },
  // Tag (TAG-01 to TAG-10)
  { name: 'reserved', fits: runsOnFuelAlone, make: () => ({ reserved: true }) },
  {
    name: 'reserved and of a custom tag',
    fits: runsOnFuelAlone,
    make: () => ({ reserved: true, tag: 'Manager’s Special' }),
  },
  {
    name: 'certified, used, of the site’s make',
    fits: (car, names) => isUsed(car) && car.make === names.certifiedMake,
    make: () => ({ certified: true }),
  },
  { name: 'custom tag', fits: runsOnFuelAlone, make: () => ({ tag: 'Manager’s Special' }) },
  {
    name: 'second custom tag',
    fits: (car) => isUsed(car) && runsOnFuelAlone(car),
    make: () => ({ tag: 'Low Kilometres' }),
  },
  {
    name: 'test drive only',
    fits: runsOnFuelAlone,
    make: (_car, _moment, names) => ({ tag: names.testDriveOnlyTag }),
  },
  {
    name: 'coming soon',
    fits: (car) => isNew(car) && runsOnFuelAlone(car),
    make: () => ({ status: 'Coming Soon' }),
  },
  {
    name: 'coming soon, used',
    fits: (car) => isUsed(car) && runsOnFuelAlone(car),
    make: () => ({ status: 'In Transit' }),
  },
  {
    name: 'just arrived',
    fits: (car) => isNew(car) && runsOnFuelAlone(car),
    make: (_car, feedDate) => ({ created_at: ago(feedDate, 2) }),
  },
  {
    name: 'arrived today',
    fits: (car) => isNew(car) && runsOnFuelAlone(car),
    make: (_car, feedDate) => ({ created_at: ago(feedDate, 0.1) }),
  },
  {
    name: 'arrived nine days ago',
    fits: (car) => isNew(car) && runsOnFuelAlone(car),
    make: (_car, feedDate) => ({ created_at: ago(feedDate, 9) }),
  },
  {
    name: 'just arrived, but used',
    fits: isUsed,
    make: (_car, feedDate) => ({ created_at: ago(feedDate, 1) }),
  },
  // Status (STATUS-15 to STATUS-20)
  {
    // Feeds only give a date, so half a day ago is yesterday or today.
    name: 'sold lately',
    fits: any,
    make: (_car, feedDate) => ({ status: 'Sold', sold_date_timestamp: ago(feedDate, 0.5) }),
  },
  {
    name: 'sold two days ago',
    fits: any,
    make: (_car, feedDate) => ({ status: 'Sold', sold_date_timestamp: ago(feedDate, 2) }),
  },
  {
    name: 'sold four days ago',
    fits: any,
    make: (_car, feedDate) => ({ status: 'Sold', sold_date_timestamp: ago(feedDate, 4) }),
  },
  {
    name: 'sold a month ago',
    fits: any,
    make: (_car, feedDate) => ({ status: 'Sold', sold_date_timestamp: ago(feedDate, 31) }),
  },
  { name: 'of another status', fits: any, make: () => ({ status: 'On Hold' }) },
  { name: 'hidden by the dealer', fits: any, make: () => ({ show_on_dealer_website: false }) },
  // Registration (VDP-42 to VDP-44)
  {
    name: 'registration run out',
    fits: isUsed,
    make: (_car, feedDate) => ({ rego_expiry: dayFrom(feedDate, -40) }),
  },
  { name: 'registration of unknown end', fits: isUsed, make: () => ({ rego_expiry: null }) },
  // Pictures and film
  { name: 'no photo', fits: any, make: () => ({ images: [] }) },
  { name: 'one photo', fits: any, make: (car) => ({ images: car.images.slice(0, 1) }) },
  { name: 'three photos', fits: any, make: (car) => ({ images: car.images.slice(0, 3) }) },
  { name: 'four photos', fits: any, make: (car) => ({ images: car.images.slice(0, 4) }) },
  {
    name: 'film on YouTube',
    fits: any,
    make: () => ({ external_video_url: 'https://www.youtube.com/embed/M7lc1UVf-VE' }),
  },
  {
    name: 'film of the dealer’s own',
    fits: (car) => filmOf(car) !== undefined,
    make: (car, _moment, names) => ({ video_url: `${names.films}/${filmOf(car)}` }),
  },
  // Money and paper
  {
    name: 'lender with a comparison rate',
    fits: hasPrice,
    make: (car, _moment, names) => lenderOf(car, names, LENDER_COMPARISON_RATE),
  },
  {
    name: 'lender of an old car',
    fits: (car) => isUsed(car) && hasPrice(car),
    make: (car, _moment, names) => lenderOf(car, names, null),
  },
  {
    name: 'quote at hand',
    fits: hasPrice,
    make: (car) => ({ 'youxQuote.weeklyRepaymentAmount': weeklyRepayment(price(car), 8.49) }),
  },
  { name: 'history report', fits: isUsed, make: (_car, _moment, names) => ({ file: names.historyReport }) },
  {
    name: 'consigned by its private owner',
    fits: isUsed,
    make: () => ({ private_suburb: 'Yandina', private_postcode: '4561' }),
  },
  // Text
  { name: 'no comments', fits: any, make: () => ({ dealercomments: '' }) },
  { name: 'no features', fits: any, make: () => ({ standardEquipment: [] }) },
  {
    name: 'exactly eight features',
    fits: (car) => (car.standardEquipment as string[]).length >= 8,
    make: (car) => ({ standardEquipment: (car.standardEquipment as string[]).slice(0, 8) }),
  },
];

function market(state: number | null, overall: number | null): Partial<DemoVehicle> {
  return { 'autograb_data.state_average_market_price': state, 'autograb_data.average_market_price': overall };
}

function lenderOf(
  car: DemoVehicle,
  { lender }: CaseNames,
  comparisonRate: number | null,
): Partial<DemoVehicle> {
  const [deposit, balloon] = [price(car) * 0.1, price(car) * 0.3].map(Math.round) as [number, number];
  const interestRate = 8.49;
  const terms = { amount: price(car), deposit, residual: balloon, years: 5, rate: interestRate };
  const loan = loanOf(terms, { fee: 1300, rounding: 'up' }, 'weekly');
  const paymentWeek = loan?.repayment ?? 0;
  return {
    finance_lenders: [
      {
        financeProvider: lender,
        disclaimer: `Estimate of ${lender} at ${interestRate}% p.a., subject to its approval. Fees and charges apply.`,
        deposit,
        paymentWeek,
        paymentMonth: Math.round(monthlyOfWeekly(paymentWeek)),
        totalPayable: loan?.total ?? 0,
        interestRate,
        comparisonRate,
        termMonths: 60,
        termYears: 5,
        termWeeks: 260,
        balloon,
        establishmentFees: 1300,
      },
    ],
  };
}

const sellingPriceOf = (car: DemoVehicle): number => {
  const offer = Number(car.offer_price ?? 0);
  return offer > PRICE_FLOOR ? offer : price(car);
};

/** One vehicle in this many has no lender, so that both kinds are in every list. */
const UNFINANCED = 3;

/**
 * Adds the lender's example to most vehicles in stock of a dealer, as its feed has it. Vehicles that show a quote, a
 * subscription or a lender already stay as they are.
 * @param isOffered the vehicles that the lender finances
 */
export const withLenders = (
  cars: readonly DemoVehicle[],
  names: CaseNames,
  isOffered: (car: DemoVehicle) => boolean,
): DemoVehicle[] =>
  cars.map((car, index) =>
    index % UNFINANCED > 0 &&
    isOffered(car) &&
    car.status === 'In Stock' &&
    hasPrice(car) &&
    !car.finance_lenders &&
    !car.subscription_price &&
    !car['youxQuote.weeklyRepaymentAmount']
      ? {
          ...car,
          ...lenderOf({ ...car, price: sellingPriceOf(car) }, names, LENDER_COMPARISON_RATE),
        }
      : car,
  );

/** One car in this many shows a case; the others are ordinary. */
const CARS_PER_CASE = 3;

/**
 * Assigns every case to suitable cars of the dealer, one case per car, spread evenly, in as many rounds as
 * leave two in three cars ordinary.
 */
export function withCases(cars: readonly DemoVehicle[], feedDate: FeedDate, names: CaseNames): DemoVehicle[] {
  const result = [...cars];
  const freeIndexes = new Set(cars.keys());
  const rounds = Math.max(1, Math.floor(cars.length / (CASES.length * CARS_PER_CASE)));
  const slots = rounds * CASES.length;
  for (let slot = 0; slot < slots; slot += 1) {
    const item = CASES[slot % CASES.length] as Case;
    const start = Math.floor((slot * cars.length) / slots);
    const index = firstFrom(start, cars.length, (candidate) => {
      const car = result[candidate];
      return car !== undefined && freeIndexes.has(candidate) && item.fits(car, names);
    });
    const car = index === null ? undefined : result[index];
    if (index === null || !car) continue;
    freeIndexes.delete(index);
    result[index] = { ...car, ...item.make(car, feedDate, names) };
  }
  return result;
}

/** Returns the first suitable number, counting up from a start and wrapping around. */
function firstFrom(start: number, count: number, willDo: (index: number) => boolean): number | null {
  for (let step = 0; step < count; step += 1)
    if (willDo((start + step) % count)) return (start + step) % count;
  return null;
}
