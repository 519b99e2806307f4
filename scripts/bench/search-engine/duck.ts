import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import type { Condition, OracleQuery } from '../../emulators/search-engine/test/oracle/query.ts';
import type { Vehicle } from '../../emulators/search-engine/test/oracle/vehicles.ts';
import { splitWords } from '../../emulators/search-engine/test/oracle/words.ts';

const texts = [
  'objectID',
  'make',
  'make_model',
  'badge',
  'body',
  'fuel',
  'drive',
  'transmission',
  'colour',
  'state',
  'city',
  'dealership_name',
  'car_type',
  'show_on_dealer_website',
];
const numbers = [
  'seats',
  'year',
  'price',
  'sort_price',
  'km',
  'created_at_timestamp',
  'visible_until',
  'custom_rank',
];
const lists = ['categories', 'filtered_features', 'website_ids'];
const words = [
  'title',
  'make_model',
  'badge',
  'body',
  'fuel',
  'drive',
  'colour',
  'car_type',
  'state',
  'city',
  'stock_number',
  'vin',
];

/**
 * The same searches on DuckDB in memory: one column per attribute, enum types for repeated text, the table
 * sorted in the default order, and one statement per search that filters once and counts every facet.
 */
export class Duck {
  private readonly connection: DuckDBConnection;

  private constructor(connection: DuckDBConnection) {
    this.connection = connection;
  }

  static async load(vehicles: readonly Vehicle[]): Promise<Duck> {
    const connection = await (await DuckDBInstance.create(':memory:')).connect();
    const columns = [
      ...texts.map((name) => `"${name}" VARCHAR`),
      ...numbers.map((name) => `"${name}" DOUBLE`),
      ...lists.map((name) => `"${name}" VARCHAR`),
      'words VARCHAR',
    ];
    await connection.run(`CREATE TABLE raw (${columns.join(', ')})`);
    const appender = await connection.createAppender('raw');
    for (const vehicle of vehicles) {
      for (const name of texts) appendText(appender, vehicle[name]);
      for (const name of numbers) {
        const value = vehicle[name];
        if (typeof value === 'number') appender.appendDouble(value);
        else appender.appendNull();
      }
      for (const name of lists) appendText(appender, (vehicle[name] as unknown[]).join('|'));
      appender.appendVarchar(
        ` ${words.flatMap((name) => splitWords(String(vehicle[name] ?? ''))).join(' ')} `,
      );
      appender.endRow();
    }
    appender.closeSync();
    const repeatedTexts = texts.filter((name) => name !== 'objectID');
    for (const name of repeatedTexts) {
      await connection.run(
        `CREATE TYPE "${name}_values" AS ENUM (SELECT DISTINCT "${name}" FROM raw WHERE "${name}" IS NOT NULL)`,
      );
    }
    const selectedColumns = [
      '"objectID"',
      ...repeatedTexts.map((name) => `"${name}"::"${name}_values" AS "${name}"`),
      ...numbers.map((name) => `"${name}"`),
      ...lists.map((name) => `string_split("${name}", '|') AS "${name}"`),
      'words',
    ];
    await connection.run(
      `CREATE TABLE vehicles AS SELECT ${selectedColumns.join(', ')} FROM raw ORDER BY custom_rank DESC`,
    );
    await connection.run('DROP TABLE raw');
    await connection.run('CREATE UNIQUE INDEX by_id ON vehicles ("objectID")');
    return new Duck(connection);
  }

  async search(query: OracleQuery): Promise<number> {
    const createMatches = `CREATE OR REPLACE TEMP TABLE found AS SELECT * FROM vehicles WHERE ${whereOf(query)}`;
    await this.connection.run(createMatches);
    if (query.hitsPerPage > 0) {
      const sorts = [...query.before, ...query.after].map(
        ({ attribute, direction }) => `"${attribute}" ${direction} NULLS LAST`,
      );
      const from = query.page * query.hitsPerPage;
      await this.connection.runAndReadAll(
        `SELECT "objectID", make, make_model, badge, year, price, km, car_type, body, fuel, transmission, colour, city, state, dealership_name FROM found ORDER BY ${sorts.join(', ')}, "objectID" LIMIT ${query.hitsPerPage} OFFSET ${from}`,
      );
    }
    const counts = query.facets.map((facet) => countOf(facet, query.maxValuesPerFacet));
    const stats = query.facets
      .filter((facet) => numbers.includes(facet))
      .map(
        (facet) =>
          `(SELECT 's:${facet}' AS facet, concat(min("${facet}"), ' ', max("${facet}")) AS value, sum("${facet}") AS n FROM found)`,
      );
    const total = `(SELECT 'total' AS facet, '' AS value, count(*) AS n FROM found)`;
    const result = await this.connection.runAndReadAll([total, ...counts, ...stats].join(' UNION ALL '));
    const row = result.getRows().find(([name]) => name === 'total');
    return Number(row?.[2]);
  }

  close(): void {
    this.connection.closeSync();
  }
}

function appendText(
  appender: { appendVarchar(value: string): void; appendNull(): void },
  value: unknown,
): void {
  if (value === undefined) appender.appendNull();
  else appender.appendVarchar(String(value));
}

function countOf(facet: string, limit: number): string {
  const value = lists.includes(facet) ? `unnest("${facet}")` : `"${facet}"`;
  return `(SELECT '${facet}' AS facet, value::VARCHAR AS value, count(*) AS n FROM (SELECT ${value} AS value FROM found) WHERE value IS NOT NULL AND value::VARCHAR <> '' GROUP BY value ORDER BY n DESC, value LIMIT ${limit})`;
}

function whereOf({ conditions, text }: OracleQuery): string {
  const clauses = conditions.map((group) => `(${group.map(conditionOf).join(' OR ')})`);
  // Matches whole words, and a prefix for the last one. Omits typos and synonyms in DuckDB's favour.
  const tokens = splitWords(text);
  const tokenClauses = tokens.map(
    (word, i) => `contains(words, ${literal(i === tokens.length - 1 ? ` ${word}` : ` ${word} `)})`,
  );
  return [...clauses, ...tokenClauses, 'true'].join(' AND ');
}

function conditionOf(condition: Condition): string {
  const name = `"${condition.attribute}"`;
  switch (condition.kind) {
    case 'facet':
      if (lists.includes(condition.attribute)) return `list_contains(${name}, ${literal(condition.value)})`;
      return numbers.includes(condition.attribute)
        ? `${name} = ${Number(condition.value)}`
        : `${name} = ${literal(condition.value)}`;
    case 'number':
      return `${name} ${condition.operator} ${condition.value}`;
    case 'range':
      return `${name} BETWEEN ${condition.low} AND ${condition.high}`;
  }
}

function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
