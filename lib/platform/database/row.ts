import { getTableColumns } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';

/** The names of a table's columns in TypeScript. */
type Name<Table extends PgTable> = keyof Table['_']['columns'] & string;

/** What the driver gives for a column: a bigint comes as text, everything else as the schema says. */
type Value<
  Table extends PgTable,
  Column extends Name<Table>,
> = Table['_']['columns'][Column]['_']['columnType'] extends 'PgBigInt53'
  ? string
  : Table['$inferSelect'][Column];

declare const row: unique symbol;

/** The columns of a query as SQL, `cars.feed_id as "feedId", ...`; its type remembers what a row of them holds. */
export type Columns<Row> = string & { readonly [row]?: Row };

/** A row as a query of these columns gives it. */
export type RowOf<List extends Columns<unknown>> = List extends Columns<infer Row> ? Row : never;

/** The named columns of a table, for a query that has the table under its own name. */
export function columnsOf<Table extends PgTable, Column extends Name<Table>>(
  table: Table,
  names: readonly Column[],
): Columns<{ [Name in Column]: Value<Table, Name> }> {
  const columns = getTableColumns(table);
  const { name: tableName } = getTableConfig(table);
  return names.map((name) => `${tableName}.${columns[name]?.name} as "${name}"`).join(', ');
}

/** All columns of a table but those named, for a query that has the table under its own name. */
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
