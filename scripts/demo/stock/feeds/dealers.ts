import { dealerships, locations } from '../../dealerships.ts';
import { hash } from '../../photography/catalogue.ts';
import { allMakes, groupMakes } from '../models/catalogue.ts';
import type { ModelSpec } from '../models/model.ts';
import { makeCar } from '../vehicle/car.ts';
import { makeCaravan } from '../vehicle/caravan.ts';
import { type CaseNames, withCases, withLenders } from '../vehicle/cases.ts';
import type { DemoVehicle, FeedDate } from '../vehicle/demo-vehicle.ts';
import { withDriveAwayPrices } from '../vehicle/drive-away.ts';
import { type Random, random } from '../vehicle/random.ts';
import { motorcycleStock } from './motorcycles.ts';
import { truckStock, truckYard } from './trucks.ts';

interface Amounts {
  new: number;
  demo: number;
  used: number;
}
type Condition = keyof Amounts;

export interface DemoDealer {
  site: 'harbour' | 'northside' | 'valuecars' | 'coastline';
  prefix: string;
  amounts: Amounts;
  names: Omit<CaseNames, 'historyReport' | 'films'>;
  /** The vehicles whose feed has a lender's example, for most of them; without it only the cases have one. */
  lends?: (vehicle: DemoVehicle) => boolean;
  /** Share of cars that can be bought online (CAR-083). */
  online: number;
  makes: (condition: Condition) => Readonly<Record<string, readonly ModelSpec[]>>;
  oldest: number;
}

const isUsed = ({ car_type }: DemoVehicle): boolean => car_type === 'used';

const onlyMazda = { Mazda: groupMakes.Mazda ?? [] };

export const DEALERS: readonly DemoDealer[] = [
  {
    site: 'harbour',
    prefix: 'H',
    amounts: { new: 210, demo: 60, used: 350 },
    names: { testDriveOnlyTag: 'Test Drive Only', certifiedMake: 'Toyota', lender: 'Harbour Finance' },
    lends: isUsed,
    online: 0.7,
    makes: () => groupMakes,
    oldest: 9,
  },
  {
    site: 'northside',
    prefix: 'N',
    amounts: { new: 112, demo: 40, used: 28 },
    names: { testDriveOnlyTag: 'Drive Me First', certifiedMake: 'Mazda', lender: 'Northside Finance' },
    online: 0.3,
    makes: () => onlyMazda,
    oldest: 6,
  },
  {
    site: 'valuecars',
    prefix: 'V',
    amounts: { new: 0, demo: 0, used: 260 },
    names: { testDriveOnlyTag: 'Test Drive Only', certifiedMake: null, lender: 'Plain Car Loans' },
    lends: isUsed,
    online: 0.5,
    makes: () => allMakes,
    oldest: 16,
  },
  {
    site: 'coastline',
    prefix: 'C',
    amounts: { new: 82, demo: 8, used: 50 },
    names: { testDriveOnlyTag: 'Test Drive Only', certifiedMake: null, lender: 'Coastal Leisure Finance' },
    lends: () => true,
    online: 0.2,
    makes: () => ({}),
    oldest: 14,
  },
];

/**
 * Returns a dealer's whole stock; the same feed date always gives the same stock.
 * @param mediaUrl origin of the photos, without a trailing slash
 */
export function stockOf(dealer: DemoDealer, feedDate: FeedDate, mediaUrl: string): DemoVehicle[] {
  const chance = random(hash(dealer.site));
  const yards = locations.filter(({ dealershipId }) =>
    dealerships.some(({ id, site }) => id === dealershipId && site === dealer.site),
  );
  const conditions = inRandomOrder(chance, dealer.amounts);
  const cars = conditions.map((carType, index) => {
    const location = yards[index % yards.length];
    if (!location) throw new Error(`${dealer.site} has no location`);
    const stocknum = `${dealer.prefix}${10_000 + index * 7}`;
    const common = { carType, stocknum, location, dealer: location.name, mediaUrl };
    if (dealer.site === 'coastline') return makeCaravan(chance, feedDate, common);
    const makes = dealer.makes(carType);
    const make = pickMake(chance, Object.keys(makes));
    const specs = makes[make] ?? [];
    const yard = dealer.site === 'harbour' ? { truckYard } : {};
    return makeCar(chance, feedDate, { ...common, ...yard, make, specs, oldest: dealer.oldest });
  });
  const paidCars = cars.map((car) => ({
    ...car,
    payment_processors: chance.chance(dealer.online) ? ['stripe'] : [],
  }));
  const historyReport = `${mediaUrl}/reports/vehicle-history.pdf`;
  const films = `${mediaUrl}/films`;
  const names = { ...dealer.names, historyReport, films };
  const cases = withCases(paidCars, feedDate, names);
  const stock = dealer.lends ? withLenders(cases, names, dealer.lends) : cases;
  if (dealer.site === 'harbour')
    return [...stock, ...truckStock(feedDate, mediaUrl), ...motorcycleStock(feedDate, mediaUrl)];
  return dealer.site === 'valuecars' ? withDriveAwayPrices(stock) : stock;
}

export function inRandomOrder(chance: Random, amounts: Amounts): Condition[] {
  const all = (Object.keys(amounts) as Condition[]).flatMap((condition) =>
    Array<Condition>(amounts[condition]).fill(condition),
  );
  for (let index = all.length - 1; index > 0; index -= 1) {
    const other = chance.between(0, index);
    [all[index], all[other]] = [all[other] as Condition, all[index] as Condition];
  }
  return all;
}

/** Picks a make; earlier ones in the list sell more cars. */
export const pickMake = (chance: Random, makes: readonly string[]): string =>
  chance.weighted(makes.map((make, index) => [make, 3 / (1 + index * 0.18)] as const));
