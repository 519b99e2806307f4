import type { Field } from '@forecourt/lib/inventory/stock/mapping/fields';
import { type Mapping, rulesOf } from '@forecourt/lib/inventory/stock/mapping/mapping';
import type { DemoVehicle } from '../vehicle/demo-vehicle.ts';

/** Fields whose dates the feed writes as 05/03/2026, and months as 03/2026. */
const DATES: ReadonlySet<Field> = new Set(['rego_expiry', 'build_date', 'compliance_date']);

/** Price labels as dealers' systems abbreviate them in CSV feeds. */
const PRICE_LABELS = new Map<string, string>([
  ['Drive Away', 'DAP'],
  ['Excl. Govt. Charges', 'EGC'],
]);

/**
 * Writes vehicles in the columns, order and format of a mapping.
 * @returns the bytes of the feed's file
 */
export function writeFeed(mapping: Mapping, vehicles: readonly DemoVehicle[]): Buffer {
  const columns = Object.entries(mapping.columns).flatMap(([name, column]) => {
    const [rule] = rulesOf(column);
    return rule ? [{ name, field: rule.field }] : [];
  });
  if (mapping.format === 'json') {
    const entries = vehicles.map((vehicle) =>
      Object.fromEntries(
        columns.flatMap(({ name, field }) => {
          const value = factOf(vehicle, field);
          return value === null ? [] : [[name, value]];
        }),
      ),
    );
    return Buffer.from(`${JSON.stringify({ vehicles: entries }, null, 1)}\n`);
  }
  const header = columns.map(({ name }) => name);
  const rows = vehicles.map((vehicle) => columns.map(({ field }) => cell(field, factOf(vehicle, field))));
  const text = [header, ...rows]
    .map((cells) => `${cells.map((value) => quote(value, mapping.delimiter)).join(mapping.delimiter)}\r\n`)
    .join('');
  return mapping.encoding === 'windows-1252' ? windows1252(text) : Buffer.from(text);
}

const factOf = (vehicle: DemoVehicle, field: Field): unknown =>
  (vehicle as Partial<Record<Field, unknown>>)[field] ?? null;

function cell(field: Field, value: unknown): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'Y' : 'N';
  if (Array.isArray(value))
    return value.some((item) => typeof item === 'object') ? JSON.stringify(value) : value.join('|');
  if (typeof value === 'string' && field === 'price_type') return PRICE_LABELS.get(value) ?? value;
  if (typeof value === 'string') return DATES.has(field) ? value.split('-').toReversed().join('/') : value;
  return JSON.stringify(value);
}

const quote = (value: string, delimiter: string): string =>
  value.includes(delimiter) || /["\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;

/** Typographic characters of our texts, for which Windows-1252 differs from Latin-1. */
function windows1252(text: string): Buffer {
  const marks: Readonly<Record<string, number>> = {
    '’': 0x92,
    '‘': 0x91,
    '“': 0x93,
    '”': 0x94,
    '–': 0x96,
    '…': 0x85,
  };
  return Buffer.from(Uint8Array.from(text, (character) => marks[character] ?? character.charCodeAt(0)));
}
