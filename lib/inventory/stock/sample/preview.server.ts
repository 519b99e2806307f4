import { hasDriveAwayPrice, withPriceLead } from '../../../vehicle/price-lead.ts';
import { priceStatement } from '../../../vehicle/price-statement.ts';
import { FeedError } from '../feed-error.ts';
import { SEPARATORS, type Separator } from '../fetching/feed-options.ts';
import { checkFeed } from '../importing/check-feed.ts';
import { Tally } from '../importing/report.ts';
import { surveyRows } from '../importing/survey.server.ts';
import type { FeedVehicle } from '../mapping/apply.ts';
import { FIELD_READERS, type Field } from '../mapping/fields.ts';
import { type Mapping, mappingSchema } from '../mapping/mapping.ts';
import type { GENERIC, PresetId } from '../mapping/presets.ts';
import { type Recognition, recogniseColumns } from '../mapping/recognise.ts';
import { columnFacts } from './column-facts.ts';
import { readSample, type Sample } from './read-sample.server.ts';
import {
  IGNORED,
  ROWS_SHOWN,
  type SampleAnswer,
  type SampleProblem,
  type SampleRow,
  type SampleVehicle,
} from './sample.ts';
import { sampleRows } from './sample-rows.server.ts';

const MOST_PROBLEMS = 50;
/** A sample belongs to no site yet. */
const SAMPLE_RULES = { noPriceText: 'No price', subscription: null, formerPriceDays: null };
const NOWHERE = { id: 'sample', slug: 'sample', name: 'This file' };

export interface Choice {
  columns: Record<string, Field | typeof IGNORED> | null;
  values: Partial<Record<Field, string>> | null;
  records?: string | null | undefined;
  preset?: PresetId | typeof GENERIC | null | undefined;
}

/**
 * Recognises the columns at the start of a file, and classifies its rows as an import with these columns would,
 * with the same guards. If the file is not cut, the import accepts exactly the rows that this accepts.
 *
 * @throws FeedError when it is not a file of vehicles
 */
export async function previewSample(
  bytes: Uint8Array,
  isCut: boolean,
  choice: Choice,
  now = new Date(),
): Promise<SampleAnswer> {
  const sample = readSample(bytes, isCut, choice.records);
  const recognition = recogniseColumns(
    sample.header,
    sample.rows.map(({ values }) => values),
    choice.preset,
  );
  const values = choice.values ?? recognition.defaults;
  const columns = choice.columns ?? proposedColumns(recognition);
  const { tally, vehicles, refusal } = await classify(sample, sampleMapping(sample, columns, values), now);
  const { read, taken, held, rejected, repeated } = tally.rows;
  return {
    format: sample.format,
    separator: sample.delimiter === null ? null : separatorOf(sample.delimiter),
    encoding: sample.encoding,
    records: sample.records,
    lists: sample.lists,
    preset: recognition.preset,
    columns: recognition.columns.map((column) => ({
      ...column,
      ...columnFacts(sample.rows, column.name, columns[column.name] ?? IGNORED),
    })),
    values,
    rows: read,
    taken,
    held,
    rejected,
    repeated,
    refusal,
    warnings: tally.warnings,
    shown: shownRows(tally, vehicles),
    problems: problemsOf(tally),
  };
}

/** Runs the rows of a sample through an import without a database. */
async function classify(sample: Sample, mapping: Mapping, now: Date) {
  const tally = new Tally();
  const vehicles = new Map<string, { line: number; vehicle: FeedVehicle }>();
  let refusal: string | null = null;
  try {
    const survey = await surveyRows(
      {
        mapping,
        tally,
        now,
        earlierVehicles: new Map(),
        accepted: new Set(),
        canBeShown: undefined,
        photosBeside: undefined,
        // A sample belongs to no feed, so no vehicle is known.
        known: async () => [],
        listedIds: async () => new Map(),
        onNews: async ({ line, vehicle }) => {
          vehicles.set(vehicle.id, { line, vehicle });
        },
        onReplaced: () => {},
      },
      (listener) => sampleRows(sample, mapping, listener),
      sample.rows,
    );
    checkFeed(survey, { mapping, tally, before: 0, past: [], accepted: new Set() });
  } catch (error) {
    if (!(error instanceof FeedError)) throw error;
    refusal = tally.guards.map(({ text }) => text).join(' ') || error.message;
  }
  return { tally, vehicles: [...vehicles.values()], refusal };
}

const separatorOf = (delimiter: string): Separator =>
  (Object.entries(SEPARATORS).find(([, mark]) => mark === delimiter)?.[0] ?? 'comma') as Separator;

export const proposedColumns = ({ columns }: Pick<Recognition, 'columns'>): NonNullable<Choice['columns']> =>
  Object.fromEntries(columns.map(({ name, field }) => [name, field ?? IGNORED]));

/** Creates a mapping that accepts every location code; they are assigned in the feed's document. */
export function sampleMapping(
  { rows, format, records }: Sample,
  columns: NonNullable<Choice['columns']>,
  values: NonNullable<Choice['values']>,
): Mapping {
  const [place] = Object.entries(columns).find(([, field]) => field === 'location') ?? [];
  const codes = place === undefined ? [] : rows.map((row) => textOf(row.values[place]).trim());
  return mappingSchema.parse({
    feed: 'sample',
    format,
    ...(records && { records }),
    dealership: NOWHERE,
    locations: Object.fromEntries(
      codes.map((code) => [
        code,
        { ...NOWHERE, id: code, name: code, city: '', state: '', lat: null, lng: null },
      ]),
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

/** Returns the first rows in the order of the file. */
function shownRows(tally: Tally, vehicles: readonly { line: number; vehicle: FeedVehicle }[]): SampleRow[] {
  const taken = vehicles.map(
    ({ line, vehicle }): SampleRow => ({ outcome: 'taken', line, vehicle: shown(vehicle, line) }),
  );
  const others = (['held', 'rejected'] as const).flatMap((outcome) =>
    [...Map.groupBy(tally[outcome], ({ line }) => line)].map(
      ([line, values]): SampleRow => ({
        outcome,
        line,
        stocknum: values[0]?.stocknum ?? null,
        reasons: values.map(({ field, value, reason }) => ({ field, value, reason })),
      }),
    ),
  );
  return [...taken, ...others].toSorted((a, b) => a.line - b.line).slice(0, ROWS_SHOWN);
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

/** Groups rejections and holds by reason, and adds the corrections; the most serious first. */
function problemsOf(tally: Tally): SampleProblem[] {
  const stopped = (['rejected', 'held'] as const).flatMap((outcome) =>
    [...Map.groupBy(tally[outcome], ({ field, reason }) => JSON.stringify([field, reason])).values()].flatMap(
      (values): SampleProblem[] => {
        const [first] = values;
        if (!first) return [];
        const { field, reason, value: example } = first;
        return [
          {
            field,
            reason,
            count: values.length,
            example,
            isRejected: outcome === 'rejected',
            isHeld: outcome === 'held',
          },
        ];
      },
    ),
  );
  const corrected = tally.mended().map(
    ({ kind, count, examples: [first] }): SampleProblem => ({
      field: first?.field ?? '',
      reason: kind,
      count,
      example: first?.from ?? '',
      isRejected: false,
      isHeld: false,
    }),
  );
  const byCount = (a: SampleProblem, b: SampleProblem) =>
    Number(b.isRejected) - Number(a.isRejected) || Number(b.isHeld) - Number(a.isHeld) || b.count - a.count;
  return [...stopped, ...corrected].toSorted(byCount).slice(0, MOST_PROBLEMS);
}
