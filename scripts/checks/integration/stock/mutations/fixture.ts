import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Field } from '@forecourt/lib/inventory/stock/mapping/fields';
import { type Mapping, rulesOf } from '@forecourt/lib/inventory/stock/mapping/mapping';
import { recogniseColumns } from '@forecourt/lib/inventory/stock/mapping/recognise';
import { proposedColumns, sampleMapping } from '@forecourt/lib/inventory/stock/sample/preview.server';
import { readSample } from '@forecourt/lib/inventory/stock/sample/read-sample.server';
import { parse } from 'csv-parse/sync';
import { ROOT } from '../../../../emulators/settings.ts';

/** One value of a file: its row, its column and the field that the column fills. */
export interface Cell {
  row: number;
  column: string;
  field: Field;
  text: string;
}

/** A file whose rows and values can be changed without changing the rest of it. */
export interface Fixture {
  name: string;
  format: 'csv' | 'json' | 'xml';
  mapping: Mapping;
  rowCount: number;
  /** The number of a row, as reports name it. */
  lineOf(row: number): number;
  cells: readonly Cell[];
  /** Writes the file with other values and another order of its rows. */
  write(changes?: Changes): string;
}

interface Changes {
  /** Texts by row and column. */
  cells?: ReadonlyMap<string, string>;
  rows?: readonly number[];
  csv?: Partial<CsvStyle>;
  /** JSON: spaces of the indentation. */
  indent?: number;
  /** XML: puts changed texts in CDATA sections. */
  isCdata?: boolean;
}

interface CsvStyle {
  order: readonly string[];
  lineEnd: string;
  isQuoted: boolean;
  padding: string;
  /** A further column that the mapping does not know. */
  extra: string | null;
}

export const cellKey = ({ row, column }: Pick<Cell, 'row' | 'column'>): string => `${row} ${column}`;

const CORPUS = path.join(ROOT, 'lib/inventory/stock/sample/corpus');

/** Returns the files of `sample/corpus`, each with the mapping that the studio proposes. */
export function fixtures(): Fixture[] {
  return readdirSync(CORPUS)
    .filter((name) => !name.includes('.truth.'))
    .map((name) => fixtureOf(name, readFileSync(path.join(CORPUS, name))));
}

function fixtureOf(name: string, bytes: Buffer): Fixture {
  const sample = readSample(bytes, false);
  const recognition = recogniseColumns(
    sample.header,
    sample.rows.map(({ values }) => values),
  );
  const mapping = {
    ...sampleMapping(sample, proposedColumns(recognition), recognition.defaults),
    delimiter: sample.delimiter ?? ',',
  };
  const text = new TextDecoder().decode(bytes);
  const parts = { csv: csvParts, json: jsonParts, xml: xmlParts }[sample.format](text, mapping);
  return { name, format: sample.format, mapping, ...parts };
}

type Parts = Pick<Fixture, 'rowCount' | 'lineOf' | 'cells' | 'write'>;

/** Returns the only field of each column that is read. */
const fieldsOf = (mapping: Mapping): [string, Field][] =>
  Object.entries(mapping.columns).flatMap(([column, rule]): [string, Field][] => {
    const [first] = rulesOf(rule);
    return first ? [[column, first.field]] : [];
  });

function csvParts(text: string, mapping: Mapping): Parts {
  const { delimiter } = mapping;
  const [header = [], ...records] = parse(text, { delimiter }) as string[][];
  const names = header.map((name) => name.trim());
  const cells = records.flatMap((record, row) =>
    fieldsOf(mapping).flatMap(([column, field]): Cell[] => {
      const cell = record[names.indexOf(column)];
      return cell === undefined ? [] : [{ row, column, field, text: cell }];
    }),
  );
  return {
    rowCount: records.length,
    lineOf: (row) => row + 2,
    cells,
    write({ cells: changed = new Map(), rows = records.keys().toArray(), csv = {} } = {}) {
      const { order = names, lineEnd = '\n', isQuoted = false, padding = '', extra = null } = csv;
      const quote = (value: string) =>
        isQuoted || value.includes(delimiter) || /["\r\n]/.test(value)
          ? `"${value.replaceAll('"', '""')}"`
          : value;
      const line = (values: string[]) =>
        [...values, ...(extra === null ? [] : [extra])]
          .map((value) => quote(padding + value + padding))
          .join(delimiter);
      const lines = rows.map((row) =>
        line(
          order.map(
            (column) => changed.get(cellKey({ row, column })) ?? records[row]?.[names.indexOf(column)] ?? '',
          ),
        ),
      );
      return [line([...order]), ...lines, ''].join(lineEnd);
    },
  };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the objects at a path such as `$.dealers.*.vehicles.*`, with the lists that hold them. */
function entriesAt(
  value: unknown,
  names: readonly string[],
): { list: unknown[]; entries: Record<string, unknown>[] }[] {
  const [name, ...rest] = names;
  if (name === undefined) return [];
  if (name !== '*') return isObject(value) ? entriesAt(value[name], rest) : [];
  if (!Array.isArray(value))
    return isObject(value) ? Object.values(value).flatMap((inner) => entriesAt(inner, rest)) : [];
  return rest.length === 0
    ? [{ list: value, entries: value.filter(isObject) }]
    : value.flatMap((inner) => entriesAt(inner, rest));
}

const holderOf = (
  entry: Record<string, unknown>,
  column: string,
): [Record<string, unknown>, string] | null => {
  if (Object.hasOwn(entry, column)) return [entry, column];
  const names = column.split('.');
  const last = names.pop() ?? '';
  const holder = names.reduce<unknown>((inner, name) => (isObject(inner) ? inner[name] : undefined), entry);
  return isObject(holder) && Object.hasOwn(holder, last) ? [holder, last] : null;
};

function jsonParts(text: string, mapping: Mapping): Parts {
  const names = mapping.records.split('.').slice(1);
  const entries = entriesAt(JSON.parse(text), names).flatMap((list) => list.entries);
  const cells = entries.flatMap((entry, row) =>
    fieldsOf(mapping).flatMap(([column, field]): Cell[] => {
      const [holder, name] = holderOf(entry, column) ?? [];
      const value = holder?.[name ?? ''];
      return typeof value === 'string' || typeof value === 'number'
        ? [{ row, column, field, text: String(value) }]
        : [];
    }),
  );
  return {
    rowCount: entries.length,
    lineOf: (row) => row + 1,
    cells,
    write({ cells: changed = new Map(), rows, indent } = {}) {
      const root: unknown = JSON.parse(text);
      const lists = entriesAt(root, names);
      const all = lists.flatMap((list) => list.entries);
      for (const { row, column } of cells) {
        const [holder, name] = holderOf(all[row] ?? {}, column) ?? [];
        const value = changed.get(cellKey({ row, column }));
        if (holder && name !== undefined && value !== undefined) holder[name] = value;
      }
      // Rows keep the list that encloses them, which may have values for all of them.
      for (const { list, entries: own } of lists) {
        const chosen = rows?.map((row) => all[row]).filter((entry) => own.some((one) => one === entry));
        if (chosen) list.splice(0, list.length, ...chosen);
      }
      return JSON.stringify(root, null, indent);
    },
  };
}

const escaped = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const unescaped = (value: string): string =>
  value.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

function xmlParts(text: string, mapping: Mapping): Parts {
  const tag = mapping.records.split('.').at(-1) ?? '';
  const pieces = text.split(new RegExp(String.raw`(<(?:\w+:)?${tag}>.*?</(?:\w+:)?${tag}>)`, 's'));
  const entries = pieces.filter((_, index) => index % 2 === 1);
  // Rows stay in the element that encloses them, which may have values for all of them.
  const groups: { before: string; own: number[] }[] = [];
  for (const row of entries.keys()) {
    const between = pieces[2 * row] ?? '';
    if (groups.length === 0 || between.trim() !== '') groups.push({ before: between, own: [] });
    groups.at(-1)?.own.push(row);
  }
  /** Matches the element of a column, which is named by its path. */
  const pattern = (column: string) => {
    const names = column.split('.');
    const leaf = names.pop() ?? '';
    const above = names.map((name) => String.raw`<(?:\w+:)?${name}(?:\s[^>]*)?>.*?`).join('');
    return new RegExp(String.raw`(${above}<(?:\w+:)?${leaf}(?:\s[^>]*)?>)([^<]*)(?=</)`, 's');
  };
  const cells = entries.flatMap((entry, row) =>
    fieldsOf(mapping).flatMap(([column, field]): Cell[] => {
      const found = /[@$]/.test(column) ? null : pattern(column).exec(entry);
      return found ? [{ row, column, field, text: unescaped(found[2] ?? '').trim() }] : [];
    }),
  );
  return {
    rowCount: entries.length,
    lineOf: (row) => row + 1,
    cells,
    write({ cells: changed = new Map(), rows = entries.keys().toArray(), isCdata = false } = {}) {
      const written = entries.map((entry, row) =>
        fieldsOf(mapping).reduce((inner, [column]) => {
          const value = changed.get(cellKey({ row, column }));
          if (value === undefined) return inner;
          const content = isCdata ? `<![CDATA[${value}]]>` : escaped(value);
          return inner.replace(pattern(column), (_, before: string) => before + content);
        }, entry),
      );
      return (
        groups
          .map(
            ({ before, own }) =>
              before +
              rows
                .filter((row) => own.includes(row))
                .map((row) => written[row])
                .join('\n'),
          )
          .join('') + (pieces.at(-1) ?? '')
      );
    },
  };
}
