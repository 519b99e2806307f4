import type { Queryable } from '../../platform/database/client.server.ts';
import { type AccountHolder, personOfAccount } from './account-holder.server.ts';
import { type Condition, type Person, rowsOfPerson } from './person-rows.ts';
import { type PersonalTable, SECTIONS, type SectionName } from './personal-data.ts';

type Row = Record<string, unknown> & { id?: string };

/** Rows about a person by section, with the columns of their tables. */
export type PersonExport = Record<SectionName, Row[]>;

/** Exports all data held about a person. */
export async function exportPerson(db: Queryable, person: Person): Promise<PersonExport> {
  const result = new Map<string, Row[]>();
  const found = new Map<string, string[]>();
  for (const [name, section] of SECTIONS) {
    const condition = rowsOfPerson(section, person, found);
    const rows = condition ? await rowsAsJson(db, section, condition) : [];
    result.set(name, rows);
    found.set(
      name,
      rows.flatMap(({ id }) => id ?? []),
    );
  }
  return Object.fromEntries(result) as PersonExport;
}

/** Exports all data that a site holds about the signed-in shopper (`personOfAccount`). */
export const exportAccount = async (db: Queryable, account: AccountHolder): Promise<PersonExport> =>
  exportPerson(db, await personOfAccount(db, account));

async function rowsAsJson(
  db: Queryable,
  { table, hidden = [], bytes }: PersonalTable,
  { where, values }: Condition,
): Promise<Row[]> {
  const row = `to_jsonb(${table}) - $${values.length + 1}::text[]`;
  const inBase64 = bytes ? ` || jsonb_build_object('${bytes}', encode(${table}.${bytes}, 'base64'))` : '';
  const { rows } = await db.query<{ row: Row }>(
    `select ${row}${inBase64} as row from ${table} where ${where}`,
    [...values, hidden],
  );
  return rows.map((one) => one.row);
}
