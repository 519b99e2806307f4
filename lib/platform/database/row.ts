import { getTableColumns } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';

type Name<Table extends PgTable> = keyof Table['_']['columns'] & string;

/** The driver's type for a column: bigint as text, everything else as in the schema. */
type Value<
  Table extends PgTable,
  Column extends Name<Table>,
> = Table['_']['columns'][Column]['_']['columnType'] extends 'PgBigInt53'
  ? string
  : Table['$inferSelect'][Column];

declare const row: unique symbol;

/** Column list of a query, `cars.feed_id as "feedId", ...`, typed with its row. */
export type Columns<Row> = string & { readonly [row]?: Row };

export type RowOf<List extends Columns<unknown>> = List extends Columns<infer Row> ? Row : never;

/** Builds a column list for a query that uses the table under its own name. */
export function columnsOf<Table extends PgTable, Column extends Name<Table>>(
  table: Table,
  names: readonly Column[],
): Columns<{ [Name in Column]: Value<Table, Name> }> {
  const columns = getTableColumns(table);
  const { name: tableName } = getTableConfig(table);
  return names.map((name) => `${tableName}.${columns[name]?.name} as "${name}"`).join(', ');
}

export function columnsExcept<Table extends PgTable, Left extends Name<Table>>(
  table: Table,
  left: readonly Left[],
): Columns<{ [Column in Exclude<Name<Table>, Left>]: Value<Table, Column> }> {
  const names = Object.keys(getTableColumns(table)) as Name<Table>[];
  return columnsOf(
    table,
    names.filter((name): name is Exclude<Name<Table>, Left> => !left.some((other) => other === name)),
  );
}
