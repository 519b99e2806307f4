import type { Queryable } from '../database/client.server.ts';
import { PERSON_COLUMNS, type Person, rowsOfPerson } from './rows.ts';
import { type OwnTable, SECTIONS, type Section, type SectionName } from './sections.ts';

type Row = Record<string, unknown> & { id?: string };
type Condition = { where: string; values: unknown[] };

/** Everything held about a person, by what it is; each row with the columns of its table. */
export type PersonExport = Record<SectionName, Row[]>;

/** An account, and the phone of its session. */
export interface AccountHolder {
  siteSlug: string;
  userId: string;
  /** As `+61412345678`, verified; null for an account without one. */
  phone: string | null;
}

/**
 * Reads everything held about a person.
 * @throws the database's error
 */
export const exportPerson = (db: Queryable, person: Person): Promise<PersonExport> =>
  exportSections(db, (table) => rowsOfPerson(person, PERSON_COLUMNS[table]));

/**
 * Reads everything that a site holds about whoever is signed in. What was typed into a form is theirs by the phone they
 * verified; an e-mail that was typed proves nothing.
 * @throws the database's error
 */
export const exportAccount = (
  db: Queryable,
  { siteSlug, userId, phone }: AccountHolder,
): Promise<PersonExport> =>
  exportSections(db, (table) =>
    table === 'users'
      ? { where: 'users.site_slug = $1 and users.id = $2', values: [siteSlug, userId] }
      : rowsOfPerson({ siteSlug, phone, email: null }, PERSON_COLUMNS[table]),
  );

/** @param whose the condition for rows that say themselves whose they are; null where none can be the person's */
async function exportSections(
  db: Queryable,
  whose: (table: OwnTable) => Condition | null,
): Promise<PersonExport> {
  const result = new Map<string, Row[]>();
  for (const [name, section] of Object.entries<Section>(SECTIONS)) {
    const condition = section.owners
      ? belongingTo(section.table, section.owners, result)
      : whose(section.table as OwnTable);
    result.set(name, condition ? await rowsAsJson(db, section, condition) : []);
  }
  return Object.fromEntries(result) as PersonExport;
}

function belongingTo(
  table: string,
  owners: Record<string, string>,
  result: ReadonlyMap<string, readonly Row[]>,
): Condition {
  const columns = Object.entries(owners);
  return {
    where: columns.map(([column], index) => `${table}.${column} = any($${index + 1}::uuid[])`).join(' or '),
    values: columns.map(([, owner]) => result.get(owner)?.map(({ id }) => id) ?? []),
  };
}

async function rowsAsJson(
  db: Queryable,
  { table, without = [], bytes }: Section,
  { where, values }: Condition,
): Promise<Row[]> {
  const row = `to_jsonb(${table}) - $${values.length + 1}::text[]`;
  const inBase64 = bytes ? ` || jsonb_build_object('${bytes}', encode(${table}.${bytes}, 'base64'))` : '';
  const { rows } = await db.query<{ row: Row }>(
    `select ${row}${inBase64} as row from ${table} where ${where}`,
    [...values, without],
  );
  return rows.map((one) => one.row);
}
