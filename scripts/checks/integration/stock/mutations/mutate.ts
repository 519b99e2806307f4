import type { Encoding } from '@forecourt/lib/inventory/stock/reading/encodings';
import type { Random } from '../../../../emulators/search-engine/test/oracle/random.ts';
import { type Cell, cellKey, type Fixture } from './fixture.ts';
import { formsOf, type Printed } from './printed-values.ts';
import type { Stock } from './read-variant.ts';

/** A changed file, and what an import may make of it. */
export interface Variant {
  /** Describes the change in messages. */
  title: string;
  bytes: Uint8Array;
  mayBeRefused: boolean;
  /** True if vehicles may be retired, because their rows were cut off or lost their number. */
  mayRetire: boolean;
  /** Values that were written differently, by row. */
  printed: ReadonlyMap<number, Printed>;
  /** Rows whose content is damaged, so that their values are unknown. */
  damaged: ReadonlySet<number> | 'all';
  /** The encoding that the mapping declares; none by default. */
  declared?: Encoding;
}

const NOTHING = { printed: new Map<number, Printed>(), damaged: new Set<number>() } as const;
const asIs = { ...NOTHING, mayBeRefused: false, mayRetire: false } as const;
const utf8 = (text: string): Uint8Array => Buffer.from(text);

/** Returns the rows in another order. */
const shuffled = (count: number, random: Random): number[] => random.some([...Array(count).keys()], count);

/** Columns of free text, whose values mean themselves. */
const FREE = new Set(['colour', 'dealercomments', 'interior_colour']);

type Mutation = (fixture: Fixture, stock: Stock, random: Random) => Variant | null;

const MOST_PRINTED = 4;
/** The fields that `formsOf` knows; numbers have the most forms. */
const PRINTED_FIELDS: readonly ReadonlySet<string>[] = [
  new Set(['km', 'miles']),
  new Set(['km', 'miles']),
  new Set(['price']),
  new Set(['price']),
  new Set(['year']),
  new Set(['car_type']),
  new Set(['engine_size_litres']),
];

/** Writes some values in other notations, with other units or with other words. */
const otherNotation: Mutation = (fixture, stock, random) => {
  const printed = new Map<number, Printed>();
  const cells = new Map<string, string>();
  const titles: string[] = [];
  for (let attempt = 0; attempt < MOST_PRINTED; attempt += 1) {
    const fields = random.pick(PRINTED_FIELDS);
    const cell = random.pick(fixture.cells.filter(({ field }) => fields.has(field)));
    const vehicle = cell && stock.vehicles.get(stock.idOfLine.get(fixture.lineOf(cell.row)) ?? '');
    if (!vehicle || printed.has(cell.row)) continue;
    const forms = formsOf(cell.field, cell.text, vehicle, random);
    if (forms.length === 0) continue;
    const form = random.pick(forms);
    printed.set(cell.row, form);
    cells.set(cellKey(cell), form.text);
    titles.push(`${cell.field} ${JSON.stringify(cell.text)} as ${JSON.stringify(form.text)}`);
  }
  if (printed.size === 0) return null;
  const bytes = utf8(fixture.write({ cells, isCdata: random.chance(0.2) }));
  return { ...asIs, title: titles.join(', '), bytes, printed, mayBeRefused: true };
};

/** Rows and columns in another order. */
const otherOrder: Mutation = (fixture, _, random) => {
  const rows = shuffled(fixture.rowCount, random);
  const columns = [...new Set(Object.keys(fixture.mapping.columns))];
  const csv =
    fixture.format === 'csv' && random.chance(0.7) ? { order: random.some(columns, columns.length) } : {};
  return { ...asIs, title: 'order of rows and columns', bytes: utf8(fixture.write({ rows, csv })) };
};

const TEXTS = [
  'Crème brûlée',
  'Weiß 白',
  'Blue “Pearl”',
  "Driver's red",
  'Grey\u00a0Metallic',
  'A, B; C | D\tE',
  'Say "yes"',
];

function withFreeText(
  fixture: Fixture,
  stock: Stock,
  random: Random,
): { cells: Map<string, string>; printed: Map<number, Printed> } {
  const cell = random.pick(
    fixture.cells.filter(({ field, row }) => FREE.has(field) && stock.idOfLine.has(fixture.lineOf(row))),
  );
  const text = random.pick(TEXTS);
  if (!cell) return { cells: new Map(), printed: new Map() };
  const means = { [cell.field]: text.replaceAll(/\s+/g, ' ') };
  return {
    cells: new Map([[cellKey(cell), text]]),
    printed: new Map([[cell.row, { text, means, isClear: true }]]),
  };
}

/** Quotation marks, line ends, padding, blank lines, indentation and escapes. */
const otherQuoting: Mutation = (fixture, stock, random) => {
  const { cells, printed } = withFreeText(fixture, stock, random);
  const style = {
    lineEnd: random.pick(['\n', '\r\n', '\r']),
    isQuoted: random.chance(0.5),
    padding: random.pick(['', '', ' ', '  ']),
    extra: random.pick([null, null, 'Remarks']),
  };
  const text = fixture.write({
    cells,
    csv: style,
    indent: random.pick([0, 2, 8]),
    isCdata: random.chance(0.5),
  });
  const end =
    fixture.format === 'csv'
      ? random.pick(['', style.lineEnd, style.lineEnd.repeat(3)])
      : random.pick(['', '\n', ' \n']);
  return { ...asIs, title: `quoting ${JSON.stringify(style)}`, bytes: utf8(text + end), printed };
};

const encodings: readonly ((text: string) => Buffer)[] = [
  (text) => Buffer.from(`\uFEFF${text}`),
  (text) => Buffer.from(`\uFEFF${text}`, 'utf16le'),
  (text) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16(),
  (text) => Buffer.from(text, 'utf16le'),
  (text) => Buffer.from(text, 'latin1'),
  (text) => Buffer.from(text),
];

/** Another encoding than the usual one, with letters that it writes differently. */
const otherEncoding: Mutation = (fixture, stock, random) => {
  const { cells, printed } = withFreeText(fixture, stock, random);
  const encode = random.pick(encodings);
  const text = fixture.write({ cells });
  const title = `encoding ${encodings.indexOf(encode)}`;
  // Latin 1 replaces other characters, as a dealer's system does before it sends them.
  if (encode === encodings[4])
    return { ...asIs, title, bytes: encode(text), damaged: new Set(printed.keys()), mayBeRefused: true };
  const declared = random.chance(0.3) ? ({ declared: 'windows-1252' } as const) : {};
  return { ...asIs, title, bytes: encode(text), printed, ...declared };
};

/** A file that was cut off. */
const truncation: Mutation = (fixture, _, random) => {
  const whole = utf8(fixture.write());
  const lineEnds = [...whole.keys()].filter((place) => whole[place - 1] === 0x0a).slice(-5);
  const end = random.chance(0.1)
    ? random.below(50)
    : random.chance(0.3)
      ? lineEnds.length > 0
        ? random.pick(lineEnds)
        : 0
      : random.below(whole.length);
  return {
    ...asIs,
    title: `cut after ${end} of ${whole.length} bytes`,
    bytes: whole.subarray(0, end),
    mayBeRefused: true,
    mayRetire: true,
  };
};

/** A wrong number of fields, a quotation mark that is not closed, a lost or renamed column. */
const brokenRow: Mutation = (fixture, _, random) => {
  if (fixture.format !== 'csv') return null;
  const lines = fixture.write().split('\n');
  const row = random.below(fixture.rowCount);
  const line = lines[row + 1] ?? '';
  const { delimiter } = fixture.mapping;
  const broken = random.pick([
    line + delimiter,
    line.slice(0, line.lastIndexOf(delimiter)),
    line.replace(delimiter, `${delimiter}"`),
    `${line.slice(0, 10)}"${line.slice(10)}`,
    line.slice(0, random.below(line.length)),
    '',
  ]);
  if (random.chance(0.1)) lines[0] = (lines[0] ?? '').slice(3);
  else lines[row + 1] = broken;
  const damaged = new Set([row]);
  return {
    ...asIs,
    title: `line ${row + 2}: ${broken}`,
    bytes: utf8(lines.join('\n')),
    damaged,
    mayBeRefused: true,
    mayRetire: true,
  };
};

const GARBAGE = [
  '',
  ' ',
  '???',
  'null',
  '-',
  '0',
  '-1',
  '9'.repeat(30),
  '1e9',
  '\u0000',
  '😀',
  '=1+1',
  '<b>x</b>',
  '&amp;',
  'true',
  '{}',
  '[]',
  'NaN',
  '$',
  ',',
  '.',
  'k',
  'MY',
  '%',
  "'",
  '"',
];

/** Values that mean nothing, in one row. */
const garbage: Mutation = (fixture, _, random) => {
  const row = random.below(fixture.rowCount);
  const own = random.some(
    fixture.cells.filter((cell) => cell.row === row),
    3,
  );
  const cells = new Map(own.map((cell): [string, string] => [cellKey(cell), random.pick(GARBAGE)]));
  const title = own
    .map((cell: Cell) => `${cell.field} is ${JSON.stringify(cells.get(cellKey(cell)))}`)
    .join(', ');
  return {
    ...asIs,
    title,
    bytes: utf8(fixture.write({ cells })),
    damaged: new Set([row]),
    mayBeRefused: true,
    mayRetire: true,
  };
};

/** Bytes that were changed, lost or doubled on the way. */
const damagedBytes: Mutation = (fixture, _, random) => {
  const bytes = [...utf8(fixture.write())];
  const places = Array.from({ length: random.between(1, 3) }, () => random.below(bytes.length));
  for (const place of places)
    bytes.splice(place, random.below(2), ...random.pick([[], [random.below(256)], [0x22], [0xff, 0xfe]]));
  return {
    ...asIs,
    title: `bytes at ${places.join(', ')}`,
    bytes: Uint8Array.from(bytes),
    damaged: 'all',
    mayBeRefused: true,
    mayRetire: true,
  };
};

/** A row that is listed twice, once with another price. */
const repeatedRow: Mutation = (fixture, _, random) => {
  const rows = [...Array(fixture.rowCount).keys()];
  const row = random.below(fixture.rowCount);
  rows.splice(random.below(rows.length), 0, row);
  return { ...asIs, title: `row ${row} twice`, bytes: utf8(fixture.write({ rows })), mayBeRefused: true };
};

export const MUTATIONS = {
  otherNotation,
  otherOrder,
  otherQuoting,
  otherEncoding,
  truncation,
  brokenRow,
  garbage,
  damagedBytes,
  repeatedRow,
} satisfies Record<string, Mutation>;
