import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CsvRecord, CsvRecords, CsvSyntaxError } from './csv-records.ts';

/** The records of a text that comes in pieces. */
function recordsOf(pieces: readonly string[], delimiter = ',', maxBytes = 1_000_000): CsvRecord[] {
  const records = new CsvRecords(delimiter, maxBytes);
  return [...pieces.flatMap((piece) => [...records.next(piece)]), ...records.end()];
}

/** Cuts a text at these places, but never within a character. */
function cut(text: string, places: readonly number[]): string[] {
  const characters = [...text];
  const ends = [...places.map((place) => place % (characters.length + 1)), characters.length].sort(
    (a, b) => a - b,
  );
  return ends.map((end, at) => characters.slice(ends[at - 1] ?? 0, end).join(''));
}

const fault = (run: () => unknown): unknown => {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof CsvSyntaxError)) throw error;
    return [error.fault, error.line];
  }
};

const delimiters = fc.constantFrom(',', ';', '\t', '|', '§');
const character = fc.constantFrom('a', 'é', '😀', '"', '\n', ' ', ',', ';', '\t', '|', '§');
const places = fc.array(fc.nat(200), { maxLength: 8 });

test('any fields come back, however they are quoted and in whatever pieces the text comes', () =>
  fc.assert(
    fc.property(
      fc.array(
        fc.array(fc.tuple(fc.string({ unit: character, maxLength: 6 }), fc.boolean()), {
          minLength: 1,
          maxLength: 4,
        }),
        {
          maxLength: 6,
        },
      ),
      delimiters,
      fc.boolean(),
      places,
      (rows, delimiter, endsWithBreak, at) => {
        const written = (field: string, isQuoted: boolean) =>
          isQuoted || /["\n]/.test(field) || field.includes(delimiter) || field === ''
            ? `"${field.replaceAll('"', '""')}"`
            : field;
        const lines = rows.map((row) =>
          row.map(([field, isQuoted]) => written(field, isQuoted)).join(delimiter),
        );
        const text = lines.join('\n') + (endsWithBreak ? '\n' : '');
        let line = 1;
        const expected = rows.map((row, number) => {
          const record = { line, fields: row.map(([field]) => field) };
          line += (lines[number] ?? '').split('\n').length;
          return record;
        });
        expect(recordsOf(cut(text, at), delimiter)).toEqual(expected);
      },
    ),
  ));

test('any text is read as csv-parse reads it, or refused where it refuses it', () =>
  fc.assert(
    fc.property(fc.string({ unit: character, maxLength: 40 }), delimiters, places, (text, delimiter, at) => {
      let expected: string[][] | null = null;
      try {
        const options = {
          delimiter,
          relax_column_count: true,
          skip_empty_lines: true,
          record_delimiter: '\n',
        };
        expected = parse(text, options) as string[][];
      } catch {}
      const read = fault(() => recordsOf(cut(text, at), delimiter).map(({ fields }) => fields));
      if (expected) expect(read).toEqual(expected);
      else expect(read).toEqual([expect.stringMatching(/^quote_/), expect.any(Number)]);
    }),
    { numRuns: 2_000 },
  ));

test('what is wrong is said with the line on which its record begins', () => {
  expect(fault(() => recordsOf(['a,b\n"x\ny",1\n\n"never']))).toEqual(['quote_not_closed', 5]);
  expect(fault(() => recordsOf(['a\nb"c\n']))).toEqual(['quote_out_of_place', 2]);
  expect(fault(() => recordsOf(['a\n"b"c\n']))).toEqual(['quote_out_of_place', 2]);
  expect(fault(() => recordsOf(['a\n', 'x'.repeat(30), 'x'.repeat(30)], ',', 50))).toEqual([
    'record_too_long',
    2,
  ]);
  expect(fault(() => recordsOf([`a\n"${'x\n'.repeat(30)}`, 'b'], ',', 50))).toEqual(['record_too_long', 2]);
});
