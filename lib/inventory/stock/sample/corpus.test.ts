import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { PRICE_FLOOR } from '../../../vehicle/price-lead.ts';
import { holdsOf } from '../importing/holds.ts';
import { rowReader } from '../mapping/apply.ts';
import { recogniseColumns } from '../mapping/recognise.ts';
import { proposedColumns, sampleMapping } from './preview.server.ts';
import { readSample } from './read-sample.server.ts';
import { sampleRows } from './sample-rows.server.ts';

/**
 * A file in the shape of each system with odd values, and what a knowledgeable person would enter for its rows.
 * In a truth file `-` is no value, an empty cell is not checked, and `~` is a value that may also be left out
 * with a note, or hold the vehicle. The dealers, plates, VINs and photos are invented.
 */
const FILES = {
  adtorque: 'adtorque.json',
  'autotrader-uk': 'autotrader-uk.csv',
  carsales: 'carsales.csv',
  'dealer-solutions': 'dealer-solutions.xml',
  easycars: 'easycars.json',
  generic: 'generic.tsv',
  google: 'google.xml',
  homenet: 'homenet.csv',
  meta: 'meta.xml',
  pentana: 'pentana.txt',
  titan: 'titan.csv',
} as const;
type File = keyof typeof FILES;
const NAMES = Object.keys(FILES) as File[];

const FOLDER = path.join(import.meta.dirname, 'corpus');
const NOW = new Date('2026-11-29T00:00:00Z');
const LEAST_ACCURACY = 0.995;

interface Read {
  outcome: 'taken' | 'held' | 'rejected';
  fields: Readonly<Record<string, unknown>>;
  /** Fields whose value was corrected or left out with a note. */
  noted: ReadonlySet<string>;
}

/** Reads a file as the studio proposes to, by stock number, or by `row N` without one. */
async function readCorpusFile(name: File): Promise<{ preset: string; rows: Map<string, Read> }> {
  const sample = readSample(readFileSync(path.join(FOLDER, FILES[name])), false);
  const recognition = recogniseColumns(
    sample.header,
    sample.rows.map(({ values }) => values),
  );
  const columns = proposedColumns(recognition);
  const mapping = sampleMapping(sample, columns, recognition.defaults);
  const readRow = rowReader(mapping, sample.rows);
  const [key] = (['stocknum', 'vin'] as const).flatMap(
    (field) => Object.keys(columns).find((column) => columns[column] === field) ?? [],
  );
  const rows = new Map<string, Read>();
  let number = 0;
  for await (const row of sampleRows(sample, mapping, {})) {
    number += 1;
    const noted = new Set<string>();
    const result = readRow(row, { mended: (_, field) => noted.add(field) });
    const name = String(row.values[key ?? ''] ?? '') || `row ${number + 1}`;
    if ('rejections' in result) rows.set(name, { outcome: 'rejected', fields: {}, noted });
    else {
      const { vehicle } = result;
      const outcome = holdsOf(vehicle, undefined, NOW).length > 0 ? 'held' : 'taken';
      rows.set(name, { outcome, fields: { ...vehicle, images: vehicle.images.length }, noted });
    }
  }
  return { preset: recognition.preset, rows };
}

const truthOf = (name: File): Record<string, string>[] =>
  parse(readFileSync(path.join(FOLDER, `${name}.truth.csv`), 'utf8'), { columns: true });

function fieldText(fields: Readonly<Record<string, unknown>>, field: string): string {
  const value = field
    .split('.')
    .reduce<unknown>((inner, part) => (inner as Record<string, unknown> | null | undefined)?.[part], fields);
  if (field === 'price' && typeof value === 'number' && value <= PRICE_FLOOR) return '-';
  return value === null || value === undefined || value === '' ? '-' : String(value);
}

const isSame = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase() ||
  (/^[\d.]+$/.test(one) && /^[\d.]+$/.test(other) && Number(one) === Number(other));

/** Notes of these fields explain a value of the other field. */
const NOTED_AS: Readonly<Record<string, readonly string[]>> = {
  km: ['miles'],
  price: ['drive_away_price', 'price_type'],
  price_type: ['price'],
  city: ['address'],
};

interface Difference {
  where: string;
  is: string;
  shouldBe: string;
  isSilent: boolean;
}

async function compare(name: File): Promise<{ checked: number; differences: Difference[] }> {
  const { rows } = await readCorpusFile(name);
  const differences: Difference[] = [];
  let checked = 0;
  for (const { key = '', outcome = '', ...truth } of truthOf(name)) {
    const read = rows.get(key);
    checked += 1;
    const isDoubtful = Object.values(truth).some((value) => value.startsWith('~'));
    if (read?.outcome !== outcome) {
      if (read?.outcome === 'held' && isDoubtful) continue;
      differences.push({
        where: `${key} as a whole`,
        is: read?.outcome ?? 'missing',
        shouldBe: outcome,
        isSilent: read?.outcome === 'taken',
      });
      continue;
    }
    if (outcome !== 'taken') continue;
    for (const [field, expected] of Object.entries(truth)) {
      if (expected === '') continue;
      checked += 1;
      const is = fieldText(read.fields, field);
      const isNoted = [field, ...(NOTED_AS[field] ?? [])].some((each) => read.noted.has(each));
      if (isSame(is, expected.replace(/^~/, ''))) continue;
      if (expected.startsWith('~') && is === '-' && isNoted) continue;
      differences.push({ where: `${key} ${field}`, is, shouldBe: expected, isSilent: !isNoted });
    }
  }
  return { checked, differences };
}

const shown = (name: string, { where, is, shouldBe, isSilent }: Difference): string =>
  `${name} ${where}: ${is} should be ${shouldBe}${isSilent ? ', without a note' : ''}`;

describe('files of dealers’ systems', () => {
  test.each(NAMES)('%s is recognised and has 30 rows or more', async (name) => {
    const { preset, rows } = await readCorpusFile(name);
    expect(preset).toBe(name);
    expect(rows.size).toBe(truthOf(name).length);
    expect(rows.size).toBeGreaterThanOrEqual(30);
  });

  test('are read as a knowledgeable person would, and never wrongly without a note', async () => {
    const results = await Promise.all(NAMES.map(async (name) => ({ name, ...(await compare(name)) })));
    const checked = results.reduce((sum, result) => sum + result.checked, 0);
    const differences = results.flatMap(({ name, differences }) =>
      differences.map((difference) => ({ ...difference, text: shown(name, difference) })),
    );
    const texts = differences.map(({ text }) => text);
    expect(
      differences.filter(({ isSilent }) => isSilent).map(({ text }) => text),
      texts.join('\n'),
    ).toEqual([]);
    expect(1 - differences.length / checked, texts.join('\n')).toBeGreaterThanOrEqual(LEAST_ACCURACY);
  });
});
