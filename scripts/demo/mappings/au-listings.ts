import { createHash } from 'node:crypto';
import { defineMapping, type Notes } from '@forecourt/lib/inventory/stock/mapping/mapping';
import type { Row } from '@forecourt/lib/inventory/stock/reading/row';
import { contradiction, nameInTitle } from '@forecourt/lib/vehicle/names/vehicle-name';
import { slugify } from '@forecourt/lib/vehicle/title';

/**
 * Listings in the format of an Australian listing site (19 columns): no stock numbers, '-' for unknown, makes
 * and models cut after one word, and for cars on order the warranty in the colour column.
 */
export default defineMapping({
  feed: 'au-listings',
  dealership: { id: 'au-listings', slug: 'au-listings', name: 'Australian Listings' },
  unknown: ['-', '- / -', 'nan', 'Other'],
  defaults: { status: 'in_stock', price_type: 'Excl. Govt. Charges' },
  columns: {
    Brand: 'make',
    Year: 'year',
    Model: 'model',
    // The seller's name, or a repeated body, condition or masked phone number.
    'Car/Suv': 'ignore',
    Title: 'name',
    UsedOrNew: 'car_type',
    Transmission: 'trans',
    Engine: [
      { field: 'engine_size' },
      { field: 'engine_size_litres', read: litres },
      { field: 'variant.enginesize_litres', read: litres },
    ],
    DriveType: 'drive',
    FuelType: 'fuel',
    FuelConsumption: { field: 'variant.fuelconsumptioncombined', read: consumption },
    Kilometres: 'km',
    ColourExtInt: [
      { field: 'colour', read: (raw) => ({ value: colour(raw, 0) }) },
      { field: 'interior_colour', read: (raw) => ({ value: colour(raw, 1) }) },
    ],
    Location: [
      { field: 'city', read: (raw) => ({ value: String(raw).split(',')[0]?.trim() || null }) },
      { field: 'state', read: (raw) => ({ value: /,\s*([A-Z]{2,3})$/.exec(String(raw))?.[1] ?? null }) },
    ],
    CylindersinEngine: { field: 'variant.cylinders', read: cylinders },
    BodyType: 'simple_body',
    Doors: 'doors',
    Seats: 'seats',
    Price: 'price',
    // Filled in below, because listings have no number.
    '(stock number)': { field: 'stocknum', optional: true },
    '(badge)': { field: 'badge', optional: true },
    '(status)': { field: 'status', optional: true },
    '(pre-order)': { field: 'preorder', optional: true },
    '(tag)': { field: 'tag', optional: true },
  },
  mend(row, notes) {
    row.values['(stock number)'] = listingNumber(row);
    mendTitle(row, notes);
    mendShiftedColumns(row, notes);
    mendSpecifications(row, notes);
    return undefined;
  },
  finish(car, row) {
    const seller = sellerOf(field(row, 'Car/Suv'));
    if (!seller) return;
    car.location_name = seller;
    car.location_slug = slugify(seller);
    car.location_id = `au-listings-${slugify(seller)}`;
  },
});

function field(row: Row, name: string): string {
  const value = row.values[name];
  return typeof value === 'string' ? value.trim() : '';
}

/** Returns an id that stays the same when the price changes: a hash of everything else. */
function listingNumber(row: Row): string {
  const { Price: _, ...facts } = row.values;
  const digest = createHash('sha256').update(JSON.stringify(facts)).digest('hex');
  return `AU${digest.slice(0, 8).toUpperCase()}`;
}

/** Takes complete make and model from the title; the rest of it is the badge. */
function mendTitle(row: Row, notes: Notes): void {
  const title = field(row, 'Title');
  const name = nameInTitle(title);
  const columns = {
    year: Number(field(row, 'Year')) || null,
    make: field(row, 'Brand'),
    model: field(row, 'Model'),
  };
  // A title that contradicts its columns is left alone, and the import holds the listing for review.
  if (!name || contradiction({ ...columns, title })) return;
  for (const [column, value] of [
    ['Brand', name.make],
    ['Model', name.model],
  ] as const) {
    const cut = field(row, column);
    if (cut.toLowerCase() !== value.toLowerCase())
      notes.mended(`${column.toLowerCase()} cut after its first word`, column, cut, value);
    row.values[column] = value;
  }
  const badge = name.rest.replace(/\(no badge\)/i, '').trim() || null;
  if (badge !== (name.rest || null)) notes.mended('"(No Badge)" as a badge', 'badge', name.rest, badge);
  row.values['(badge)'] = badge;
  row.values.Title = [field(row, 'Year'), name.make, name.model, badge].filter(Boolean).join(' ');
}

/** Cars on order have no odometer, location or colour; those columns hold other values. */
function mendShiftedColumns(row: Row, notes: Notes): void {
  const words = field(row, 'ColourExtInt');
  if (/^\d+ years? \/ .*km$/i.test(words)) {
    notes.mended('warranty in the colour column of a car to order', 'colour', words, null);
    row.values.ColourExtInt = '';
    row.values['(status)'] = 'Coming Soon';
    row.values['(pre-order)'] = 'true';
    row.values['(tag)'] = 'Available to Order';
  }
  const doors = field(row, 'Doors');
  if (/seats?$/i.test(doors)) {
    notes.mended('seats in the doors column', 'seats', doors, doors);
    row.values.Doors = '';
    row.values.Seats ||= doors;
  }
  if (/^\d\d \*{4}/.test(field(row, 'Car/Suv')))
    notes.mended('masked phone number as the seller', 'location_name', field(row, 'Car/Suv'), null);
}

function mendSpecifications(row: Row, notes: Notes): void {
  if (field(row, 'FuelConsumption').startsWith('0 L')) {
    notes.mended('consumption of 0', 'variant.fuelconsumptioncombined', field(row, 'FuelConsumption'), null);
    row.values.FuelConsumption = '';
  }
  if (field(row, 'Engine') === '0 L') {
    notes.mended('engine of 0 litres', 'engine_size', '0 L', null);
    row.values.Engine = '';
    row.values.CylindersinEngine = '';
  }
}

function litres(raw: unknown) {
  const size = /([\d.]+) L$/.exec(String(raw))?.[1];
  return size ? { value: Number(size) } : { value: null };
}

function consumption(raw: unknown) {
  const use = /^([\d.]+) L \/ 100 km$/.exec(String(raw))?.[1];
  return use ? { value: Number(use) } : { problem: 'is no consumption' };
}

function cylinders(raw: unknown) {
  const count = /^(\d+) cyl$/.exec(String(raw))?.[1];
  return count ? { value: Number(count) } : { value: null };
}

function colour(raw: unknown, part: 0 | 1): string | null {
  const name = String(raw).split('/')[part]?.replaceAll(/\s+/g, ' ').trim();
  return name && name !== '-' ? name : null;
}

function sellerOf(words: string): string | null {
  const other =
    /^(suv|hatchback|ute \/ tray|sedan|wagon|commercial|coupe|convertible|people mover|other|nan|demo|(new|used|demo) (available to order|dealer ad|in stock)|\d\d \*.*)?$/i;
  return other.test(words) ? null : words;
}
