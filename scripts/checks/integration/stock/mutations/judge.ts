import type { Fixture } from './fixture.ts';
import type { Variant } from './mutate.ts';
import type { ReadVariant, Stock } from './read-variant.ts';

/** Fields whose note also explains another field. */
const NOTED_AS: Readonly<Record<string, readonly string[]>> = {
  km: ['miles'],
  price: ['drive_away_price', 'price_type', 'offer_price'],
  price_type: ['price'],
  drive_away_price: ['price', 'price_type'],
  name: ['year', 'make', 'model', 'badge'],
  simple_body: ['name', 'model'],
};

/** Fields that a text of another field may fill. */
const BESIDE: ReadonlySet<string> = new Set(['before_price', 'certified', 'engine_size_litres']);

type Values = Readonly<Record<string, unknown>>;

/**
 * Returns what an import of a variant made wrong: a value that differs from the right one without a note, a
 * clear value that was not understood, a vehicle that was retired or added, or a file that was refused, each
 * where the change does not explain it.
 */
export function judge(fixture: Fixture, variant: Variant, read: ReadVariant, stock: Stock): string[] {
  if (read.refusal !== null) return variant.mayBeRefused ? [] : [`the file was refused: ${read.refusal}`];
  const faults: string[] = [];
  if (!variant.mayRetire && read.gone.length > 0) faults.push(`retired ${read.gone.join(', ')}`);
  const rowOfId = new Map(
    Array.from({ length: fixture.rowCount }, (_, row) => [
      stock.idOfLine.get(fixture.lineOf(row)) ?? '',
      row,
    ]),
  );
  for (const { line, vehicle } of read.changed) {
    const row = rowOfId.get(vehicle.id);
    const right = stock.vehicles.get(vehicle.id);
    const isDamaged = variant.damaged === 'all' || (row !== undefined && variant.damaged.has(row));
    if (isDamaged || read.repeated.has(vehicle.stocknum)) continue;
    if (row === undefined || !right) {
      if (variant.damaged !== 'all' && variant.damaged.size === 0) faults.push(`added ${vehicle.id}`);
      continue;
    }
    const isClear = variant.printed.get(row)?.isClear ?? true;
    const meant: Values = { ...right, ...meaningOf(fixture, variant, row) };
    faults.push(...wrongValues(vehicle, meant, read.notes.get(line) ?? new Set(), isClear));
  }
  for (const [row, { isClear }] of variant.printed)
    if (isClear) faults.push(...ignoredRow(fixture, variant, row, { read, stock }));
  return faults;
}

/** Returns what a row's new text means. A value in a column of its own precedes one beside another value. */
function meaningOf(fixture: Fixture, { printed }: Variant, row: number): Values {
  const own = new Set<string>(
    fixture.cells.filter((cell) => cell.row === row && cell.text !== '').map(({ field }) => field),
  );
  return Object.fromEntries(
    Object.entries(printed.get(row)?.means ?? {}).filter(([field]) => !(BESIDE.has(field) && own.has(field))),
  );
}

function wrongValues(
  vehicle: { id: string } & Values,
  meant: Values,
  noted: ReadonlySet<string>,
  isClear: boolean,
): string[] {
  return Object.entries(vehicle).flatMap(([field, value]) => {
    if (isSame(value, meant[field])) return [];
    const text = `${vehicle.id}: ${field} is ${JSON.stringify(value)} instead of ${JSON.stringify(meant[field])}`;
    const isNoted = [field, ...(NOTED_AS[field] ?? [])].some((each) => noted.has(each));
    if (!isNoted) return [`${text}, without a note`];
    return isClear ? [`${text}, although it is clear`] : [];
  });
}

/** A clear value must change its vehicle, and must not be held or rejected. */
function ignoredRow(
  fixture: Fixture,
  variant: Variant,
  row: number,
  { read, stock }: { read: ReadVariant; stock: Stock },
): string[] {
  const line = fixture.lineOf(row);
  if (read.stopped.has(line)) return [`line ${line} was held or rejected`];
  const id = stock.idOfLine.get(line) ?? '';
  if (!read.listed.has(id) || read.changed.some(({ vehicle }) => vehicle.id === id)) return [];
  const before: Values = { ...stock.vehicles.get(id) };
  const missed = Object.entries(meaningOf(fixture, variant, row)).filter(
    ([field, value]) => !isSame(before[field], value),
  );
  return missed.length > 0
    ? [`${id} is unchanged instead of ${JSON.stringify(Object.fromEntries(missed))}`]
    : [];
}

/** Litres of a conversion are exact to the millilitre. */
const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other) ||
  (typeof one === 'number' && typeof other === 'number' && Math.abs(one - other) < 0.0006);
