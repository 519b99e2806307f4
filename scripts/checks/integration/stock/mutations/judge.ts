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

/**
 * Returns what an import of a variant made wrong: a value that differs from the right one without a note, a
 * clear value that was not understood, a vehicle that was retired or added, or a file that was refused, each
 * where the change does not explain it.
 */
export function judge(fixture: Fixture, variant: Variant, read: ReadVariant, stock: Stock): string[] {
  if (read.refusal !== null) return variant.mayBeRefused ? [] : [`the file was refused: ${read.refusal}`];
  const rowOfId = new Map(
    Array.from({ length: fixture.rowCount }, (_, row) => [
      stock.idOfLine.get(fixture.lineOf(row)) ?? '',
      row,
    ]),
  );
  const faults: string[] = [];
  if (!variant.mayRetire && read.gone.length > 0) faults.push(`retired ${read.gone.join(', ')}`);
  for (const { line, vehicle } of read.changed) {
    const row = rowOfId.get(vehicle.id);
    const right = stock.vehicles.get(vehicle.id);
    const isDamaged = variant.damaged === 'all' || (row !== undefined && variant.damaged.has(row));
    if (isDamaged || read.repeated.has(vehicle.stocknum)) continue;
    if (row === undefined || !right) {
      if (variant.damaged !== 'all' && variant.damaged.size === 0) faults.push(`added ${vehicle.id}`);
      continue;
    }
    const form = variant.printed.get(row);
    const noted = read.notes.get(line) ?? new Set();
    const [values, rightValues] = [vehicle, right].map((each) => each as Readonly<Record<string, unknown>>);
    for (const [field, value] of Object.entries(values ?? {})) {
      const before = rightValues?.[field];
      const meant = form && Object.hasOwn(form.means, field) ? form.means[field] : before;
      // A column of former prices precedes one in the column of the price.
      if (isSame(value, meant) || (field === 'before_price' && before !== null && isSame(value, before)))
        continue;
      const isNoted = [field, ...(NOTED_AS[field] ?? [])].some((each) => noted.has(each));
      const text = `${vehicle.id}: ${field} is ${JSON.stringify(value)} instead of ${JSON.stringify(meant)}`;
      if (!isNoted) faults.push(`${text}, without a note`);
      else if (form?.isClear) faults.push(`${text}, although it is clear`);
    }
  }
  const changedIds = new Set(read.changed.map(({ vehicle }) => vehicle.id));
  for (const [row, { means, isClear }] of variant.printed) {
    const id = stock.idOfLine.get(fixture.lineOf(row)) ?? '';
    const right = stock.vehicles.get(id) as Readonly<Record<string, unknown>> | undefined;
    const missed = Object.entries(means).filter(([field, value]) => !isSame(right?.[field], value));
    if (isClear && missed.length > 0 && read.listed.has(id) && !changedIds.has(id))
      faults.push(`${id} is unchanged instead of ${JSON.stringify(Object.fromEntries(missed))}`);
  }
  for (const [row, { isClear }] of variant.printed)
    if (isClear && read.stopped.has(fixture.lineOf(row)))
      faults.push(`line ${fixture.lineOf(row)} was held or rejected`);
  return faults;
}

/** Litres of a conversion are exact to the millilitre. */
const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other) ||
  (typeof one === 'number' && typeof other === 'number' && Math.abs(one - other) < 0.0006);
