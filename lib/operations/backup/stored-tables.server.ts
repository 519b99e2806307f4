import pg from 'pg';
import type { Queryable } from '../../platform/database/client.server.ts';
import { type BackupTable, inDependencyOrder } from './tables.ts';

/** Fixes the text format of values for a transaction, regardless of server defaults. */
export const SETTINGS = `set local client_encoding = 'UTF8'; set local timezone = 'UTC'; set local datestyle = 'ISO';
  set local intervalstyle = 'postgres'; set local bytea_output = 'hex'; set local extra_float_digits = 3;
  set local statement_timeout = 0`;

/** The product's tables, each after the tables it references. */
export async function storedTables(database: Queryable): Promise<BackupTable[]> {
  const { rows } = await database.query<BackupTable>(
    `select relation.relname as name,
            array(select attname::text from pg_attribute
                  where attrelid = relation.oid and attnum > 0 and not attisdropped and attgenerated = ''
                  order by attnum) as columns,
            array(select confrelid::regclass::text from pg_constraint
                  where conrelid = relation.oid and contype = 'f') as "references"
     from pg_class relation
     where relation.relnamespace = 'public'::regnamespace and relation.relkind = 'r'
     order by relation.relname`,
  );
  return inDependencyOrder(rows);
}

export interface Fingerprint {
  rows: number;
  hash: string;
}

/**
 * Counts and hashes a table's rows, in a transaction with `SETTINGS`.
 * The hash is the sum of 64 bits of each row's SHA-256: independent of the order of rows and columns, in
 * constant memory.
 */
export async function fingerprint(database: Queryable, { name, columns }: BackupTable): Promise<Fingerprint> {
  const list = columns
    .toSorted()
    .map((column) => pg.escapeIdentifier(column))
    .join(', ');
  const { rows } = await database.query<{ rows: string; hash: string }>(
    `select count(*) as rows,
            coalesce(sum(('x' || left(encode(sha256(convert_to(row(${list})::text, 'UTF8')), 'hex'), 16))::bit(64)::bigint), 0)::text
              as hash
     from ${pg.escapeIdentifier(name)}`,
  );
  return { rows: Number(rows[0]?.rows), hash: rows[0]?.hash ?? '' };
}

/** Name of the first table with rows, in a schema or (null) in any but PostgreSQL's; or null. */
export async function tableWithRows(database: Queryable, schema: string | null): Promise<string | null> {
  const { rows } = await database.query<{ schema: string; name: string }>(
    `select nspname as schema, relname as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
     where relkind in ('r', 'p') and nspname = coalesce($1, nspname)
       and nspname not in ('pg_catalog', 'information_schema') and nspname not like 'pg\\_toast%'
       and nspname not like 'pg\\_temp%'
     order by nspname, relname`,
    [schema],
  );
  for (const { schema: of, name } of rows) {
    const { rowCount } = await database.query(
      `select from ${pg.escapeIdentifier(of)}.${pg.escapeIdentifier(name)} limit 1`,
    );
    if (rowCount) return name;
  }
  return null;
}
