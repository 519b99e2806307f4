import type { FeedVehicle } from '@forecourt/lib/inventory/stock/mapping/apply';
import type { Field } from '@forecourt/lib/inventory/stock/mapping/fields';
import type { Random } from '../../../../emulators/search-engine/test/oracle/random.ts';

/** Another way to write a value, and what it means. */
export interface Printed {
  text: string;
  /** Values of the vehicle, by field. A field without one keeps its value. */
  means: Readonly<Record<string, unknown>>;
  /** Whether every reader understands it; otherwise it may be left out, held or rejected, but never misread. */
  isClear: boolean;
}

const clear = (text: string, means: Printed['means'] = {}): Printed => ({ text, means, isClear: true });
const doubtful = (text: string, means: Printed['means'] = {}): Printed => ({ text, means, isClear: false });

const grouped = (whole: number, separator: string): string =>
  String(whole).replaceAll(/\B(?=(?:\d{3})+$)/g, separator);

function numberForms(whole: number, random: Random): Printed[] {
  const space = random.pick([' ', '\u00a0', '\u202f', '\u2009']);
  return [
    clear(grouped(whole, ',')),
    clear(grouped(whole, space)),
    clear(grouped(whole, "'")),
    clear(`${whole}.0`),
    clear(`${whole / 1_000}k`),
    doubtful(grouped(whole, '.')),
    doubtful(`${grouped(whole, '.')},0`),
    doubtful(`${whole},00`),
  ];
}

const MILE = 1.609_344;

/** Prints an odometer; the column may be in miles. */
function odometerForms(whole: number, isMiles: boolean, random: Random): Printed[] {
  const own = isMiles ? 'miles' : 'km';
  const [other, value] = isMiles ? ['km', whole] : ['miles', Math.round(whole * MILE)];
  const units = [own, own.toUpperCase(), isMiles ? 'mi' : 'kms', isMiles ? ' miles' : ' kilometres'];
  return [
    ...numberForms(whole, random),
    ...numberForms(whole, random).map((form) => ({
      ...form,
      text: `${form.text}${random.pick(['', ' '])}${random.pick(units)}`,
    })),
    clear(`${grouped(whole, ',')} ${other}`, { km: value }),
    doubtful(`approx. ${whole} ${own}`),
    doubtful(`${whole} hours`, { km: null }),
    doubtful('unknown', { km: null }),
    doubtful(`${whole} - ${whole + 5_000}`, { km: null }),
  ];
}

function priceForms(whole: number, label: string | null, random: Random): Printed[] {
  const basis = (text: string, price_type: string) => clear(text, { price_type });
  const amount = `$${grouped(whole, ',')}`;
  return [
    ...numberForms(whole, random),
    ...numberForms(whole, random).map((form) => ({ ...form, text: `$${form.text}` })),
    clear(`${amount}.00`),
    clear(`AUD ${whole}`),
    clear(`A${amount}`),
    basis(`${amount} DAP`, 'Drive Away'),
    basis(`${amount} D/A`, 'Drive Away'),
    basis(`Drive away ${amount}`, 'Drive Away'),
    basis(`${amount} EGC`, 'Excl. Govt. Charges'),
    basis(`${amount} excl. gov. charges`, 'Excl. Govt. Charges'),
    basis(`${amount} + ORC`, 'Plus on-road costs'),
    basis(`${amount} ex GST`, 'Ex GST'),
    clear(`From ${amount}`, { price_type: label ? `${label}, starting price` : 'Starting price' }),
    clear(`Was $${grouped(whole + 2_000, ',')} Now ${amount}`, { before_price: whole + 2_000 }),
    clear(`${amount} (was $${grouped(whole + 2_000, ',')})`, { before_price: whole + 2_000 }),
    doubtful(`${amount}*`),
    doubtful(`${amount} ono`),
    doubtful('POA', { price: null }),
    doubtful('TBA', { price: null }),
    doubtful(`USD ${whole}`, { price: null }),
    doubtful(`${amount} + $500 delivery`, { price: null }),
    doubtful('cheap', { price: null }),
  ];
}

function yearForms(year: number): Printed[] {
  const short = String(year % 100).padStart(2, '0');
  const next = String((year + 1) % 100).padStart(2, '0');
  return [
    clear(`MY${short}`),
    clear(`${short}MY`),
    clear(`${year} MY`),
    clear(`${year}/${next}`),
    clear(`03/${year}`),
    clear(`Jan-${short}`),
    clear(`${year}.0`),
    clear(`Built 11/${year} MY${next}`),
    doubtful(short),
    doubtful(`${short}/${next}`),
    doubtful(`${year}/${Number(short) + 5}`),
    doubtful('about then'),
  ];
}

const CONDITIONS: Readonly<Record<string, readonly string[]>> = {
  used: ['Used Car', 'USED VEHICLE', 'Pre-Owned', 'U', 'Second hand', 'pre owned'],
  new: ['New Vehicle', 'Brand New', 'N', 'NEW CAR', 'Run-out'],
  demo: ['Ex-Demo', 'Demonstrator', 'D', 'DEMO'],
};

function conditionForms(carType: string): Printed[] {
  const own = (CONDITIONS[carType] ?? []).map((text) => clear(text));
  const certified = carType === 'used' ? [clear('CPO', { certified: true })] : [];
  return [...own, ...certified, doubtful('EXCELLENT'), doubtful('New/Used'), doubtful('?')];
}

function litreForms(litres: number): Printed[] {
  return [
    clear(`${litres}L`),
    clear(`${litres} litres`),
    clear(`${String(litres).replace('.', ',')} l`),
    clear(`${Math.round(litres * 1_000)}cc`),
    clear(`${Math.round(litres * 1_000)} ccm`),
    doubtful('150 kW'),
  ];
}

const PLAIN = /^\d+$/;
const AMOUNT_ALONE = /^[$\d.,]+(?: AUD)?$/;

/** Returns other ways to write a value of a vehicle; none if this is not known of the field or the value. */
export function formsOf(field: Field, text: string, vehicle: FeedVehicle, random: Random): Printed[] {
  if (field === 'miles' && PLAIN.test(text) && Number(text) > 0)
    return odometerForms(Number(text), true, random);
  if (field === 'km' && vehicle.km !== null && vehicle.km > 0)
    return odometerForms(vehicle.km, false, random);
  if (field === 'price' && vehicle.price !== null && vehicle.price > 1_000 && Number.isInteger(vehicle.price))
    return AMOUNT_ALONE.test(text) ? priceForms(vehicle.price, vehicle.price_type, random) : [];
  if (field === 'year' && vehicle.year !== null && String(vehicle.year) === text)
    return yearForms(vehicle.year);
  if (field === 'car_type') return conditionForms(vehicle.car_type);
  if (field === 'engine_size_litres' && vehicle.engine_size_litres !== null)
    return litreForms(vehicle.engine_size_litres);
  return [];
}
