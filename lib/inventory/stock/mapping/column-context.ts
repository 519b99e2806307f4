import { valueAt } from '../reading/json-paths.ts';
import type { Row } from '../reading/row.ts';
import { type Field, MONEY, QUANTITIES } from './fields.ts';
import { type NumberStyle, numberStyle, UNKNOWN_STYLE } from './numerals.ts';

/** Units in a column's name that differ from the field's own, by the words of the name. */
const UNITS_IN_NAMES: readonly (readonly [RegExp, string])[] = [
  [/(?:^| )(?:miles|mi)$|\(mi(?:les)?\)|(?:^| )miles(?: |$)/, 'miles'],
  [/(?: |\()(?:cc|ccm)\)?$/, 'cc'],
  [/(?: |\()(?:l|litres|liters)\)?$/, 'litres'],
  [/(?: |\()(?:t|tonnes?)\)?$/, 'tonnes'],
  [/(?: |\()(?:lbs?|pounds)\)?$/, 'lb'],
  [/(?: |\()(?:cm)\)?$/, 'cm'],
  [/(?: |\()(?:m|metres|meters)\)?$/, 'm'],
  [/(?: |\()(?:ft|feet)\)?$/, 'ft'],
  [/(?: |\()(?:inch|inches)\)?$/, 'inches'],
];
const THOUSANDS_IN_NAME = /(?:^|[^0-9])0{3}s?\b|thousand/;

const UNIT_ENDINGS = [
  '@unit',
  '@units',
  '.unit',
  '.units',
  '.unitCode',
  ' Unit',
  ' Units',
  '_unit',
  '_units',
  'Unit',
  'Units',
  ' unit',
  '_UNIT',
];
const CURRENCY_ENDINGS = [
  '@currency',
  '.currency',
  '.currencyCode',
  '.priceCurrency',
  ' Currency',
  '_currency',
  'Currency',
  ' currency',
  '_CURRENCY',
];

/** How to read the numbers of one column. */
export interface ColumnContext {
  numbers: NumberStyle;
  /** Returns the unit of a row's numbers in this column; null if neither this column nor another states it. */
  unitIn(row: Row): string | null;
  /** Adds the unit of the column, or of the column next to it, to a number without one. */
  withUnit(raw: unknown, row: Row): unknown;
}

function valueIn({ values }: Row, name: string): unknown {
  if (Object.hasOwn(values, name)) return values[name];
  const dot = name.indexOf('.');
  return dot !== -1 && Object.hasOwn(values, name.slice(0, dot)) ? valueAt(values, name) : undefined;
}

/**
 * Returns how to read the numbers of a column: the notation that its values prove, and the unit that its name
 * or another column states, such as `Miles`, `Odometer@unit` or `mileage.unit`.
 *
 * @param rows the first rows of the file
 */
export function columnContext(name: string, fields: readonly Field[], rows: readonly Row[]): ColumnContext {
  const isMoney = fields.some((field) => MONEY.has(field));
  if (!isMoney && !fields.some((field) => QUANTITIES.has(field)))
    return { numbers: UNKNOWN_STYLE, unitIn: () => null, withUnit: (raw) => raw };
  const stem = name.replace(/\.(?:value|amount)$/i, '');
  const names = (isMoney ? CURRENCY_ENDINGS : UNIT_ENDINGS).flatMap((ending) => [
    name + ending,
    stem + ending,
  ]);
  const unitColumn = names.find((each) => rows.some((row) => valueIn(row, each) !== undefined));
  const unit = unitInName(name, isMoney);
  const unitIn = (row: Row) => {
    const stated = unitColumn === undefined ? null : valueIn(row, unitColumn);
    return typeof stated === 'string' && stated.trim() !== '' ? stated.trim() : unit;
  };
  return {
    numbers: numberStyle(rows.map((row) => valueIn(row, name))),
    unitIn,
    withUnit(raw, row) {
      const added = unitIn(row);
      return added && isBare(raw) ? `${String(raw)} ${added}` : raw;
    },
  };
}

const isBare = (raw: unknown): raw is string | number =>
  typeof raw === 'number' || (typeof raw === 'string' && /^[\d.,'’\s$-]*\d[\d.,'’\s]*k?$/i.test(raw));

/** Returns the unit in `Odometer (miles)`, `engineCc` or `Kms ('000)`. */
function unitInName(name: string, isMoney: boolean): string | null {
  const words = name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replaceAll(/[_.\s-]+/g, ' ')
    .trim();
  if (THOUSANDS_IN_NAME.test(words)) return 'k';
  return isMoney ? null : (UNITS_IN_NAMES.find(([pattern]) => pattern.test(words))?.[1] ?? null);
}
