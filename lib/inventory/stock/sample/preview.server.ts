import { hasDriveAwayPrice, withPriceLead } from '../../../vehicle/price-lead.ts';
import { priceStatement } from '../../../vehicle/price-statement.ts';
import { SEPARATORS, type Separator } from '../fetching/feed-options.ts';
import { type FeedVehicle, rowReader } from '../mapping/apply.ts';
import { FIELD_READERS, type Field } from '../mapping/fields.ts';
import { type Mapping, mappingSchema } from '../mapping/mapping.ts';
import { type Recognition, recogniseColumns } from '../mapping/recognise.ts';
import { readSample, type Sample } from './read-sample.server.ts';
import {
  IGNORED,
  type SampleAnswer,
  type SampleProblem,
  type SampleVehicle,
  VEHICLES_SHOWN,
} from './sample.ts';

const MOST_PROBLEMS = 50;
/** A sample belongs to no site yet. */
const SAMPLE_RULES = { noPriceText: 'No price', subscription: null, formerPriceDays: null };
const NOWHERE = { id: 'sample', slug: 'sample', name: 'Sample' };

interface Choice {
  columns: Record<string, Field | typeof IGNORED> | null;
  values: Partial<Record<Field, string>> | null;
}

/**
 * Recognises the columns at the start of a file, and reads its rows as an import with these columns would.
 *
 * @throws FeedError when it is not a file of vehicles
 */
export function previewSample(bytes: Uint8Array, isCut: boolean, choice: Choice): SampleAnswer {
  const sample = readSample(bytes, isCut);
  const recognition = recogniseColumns(
    sample.header,
    sample.rows.map(({ values }) => values),
  );
  const values = choice.values ?? recognition.defaults;
  const mapping = mappingOf(sample, choice.columns ?? proposedColumns(recognition), values);
  const problems = new Problems();
  const readRow = rowReader(mapping);
  const vehicles: SampleVehicle[] = [];
  let takenCount = 0;
  for (const row of sample.rows) {
    const result = readRow(row, {
      mended: (reason, field, from) => problems.note({ field, reason, value: from, isRejected: false }),
    });
    if ('rejections' in result)
      for (const rejection of result.rejections) problems.note({ ...rejection, isRejected: true });
    else {
      takenCount += 1;
      if (vehicles.length < VEHICLES_SHOWN) vehicles.push(shown(result.vehicle, row.line));
    }
  }
  return {
    format: sample.format,
    separator: sample.delimiter === null ? null : separatorOf(sample.delimiter),
    encoding: sample.encoding,
    records: sample.records,
    columns: recognition.columns,
    values,
    rows: sample.rows.length,
    taken: takenCount,
    vehicles,
    problems: problems.all(),
  };
}

const separatorOf = (delimiter: string): Separator =>
  (Object.entries(SEPARATORS).find(([, mark]) => mark === delimiter)?.[0] ?? 'comma') as Separator;

const proposedColumns = ({ columns }: Recognition): NonNullable<Choice['columns']> =>
  Object.fromEntries(columns.map(({ name, field }) => [name, field ?? IGNORED]));

/** Creates a mapping that accepts every location code; they are assigned in the feed's document. */
function mappingOf(
  { rows }: Sample,
  columns: NonNullable<Choice['columns']>,
  values: NonNullable<Choice['values']>,
): Mapping {
  const [place] = Object.entries(columns).find(([, field]) => field === 'location') ?? [];
  const codes = place === undefined ? [] : rows.map((row) => textOf(row.values[place]).trim());
  return mappingSchema.parse({
    feed: 'sample',
    dealership: NOWHERE,
    locations: Object.fromEntries(
      codes.map((code) => [code, { ...NOWHERE, name: code, city: '', state: '', lat: null, lng: null }]),
    ),
    columns,
    defaults: Object.fromEntries(
      Object.entries(values).flatMap(([field, text]) => {
        const reading = FIELD_READERS[field as Field](text);
        return 'problem' in reading ? [] : [[field, reading.value]];
      }),
    ),
  });
}

function shown(vehicle: FeedVehicle, line: number): SampleVehicle {
  const { stocknum, name, km, colour, simple_body, simple_transmission, simple_fuel, location_name } =
    vehicle;
  const { figure, price } = priceStatement(vehicle, SAMPLE_RULES);
  const driveAway = hasDriveAwayPrice(vehicle)
    ? priceStatement(withPriceLead(vehicle, 'driveAway'), SAMPLE_RULES).text
    : null;
  return {
    line,
    stocknum,
    title: name,
    price: figure,
    priceType: price?.basisText ?? null,
    km,
    facts: [
      driveAway,
      vehicle.car_type,
      simple_body,
      colour,
      simple_transmission,
      simple_fuel,
      location_name,
    ].filter((fact): fact is NonNullable<typeof fact> => Boolean(fact)),
    photo: vehicle.images[0]?.image.url ?? null,
    photos: vehicle.images.length,
  };
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value ?? undefined) ?? '');

class Problems {
  private readonly byReason = new Map<string, SampleProblem>();

  note({ field, reason, value, isRejected }: Noted): void {
    const key = JSON.stringify([field, reason, isRejected]);
    const problem = this.byReason.get(key) ?? {
      field,
      reason,
      count: 0,
      example: textOf(value).slice(0, 80),
      isRejected,
    };
    problem.count += 1;
    this.byReason.set(key, problem);
  }

  all(): SampleProblem[] {
    return [...this.byReason.values()]
      .toSorted((a, b) => Number(b.isRejected) - Number(a.isRejected) || b.count - a.count)
      .slice(0, MOST_PROBLEMS);
  }
}

interface Noted {
  field: string;
  reason: string;
  value: unknown;
  isRejected: boolean;
}
