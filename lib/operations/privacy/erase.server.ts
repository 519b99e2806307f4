import type pg from 'pg';
import { recordErasure } from '../../accounts/erasures.server.ts';
import { type Queryable, transaction } from '../../platform/database/client.server.ts';
import { type Condition, type FoundIds, type Person, rowsOfPerson } from './person-rows.ts';
import { hashSql, OWNERS, type PersonalTable, SECTIONS, type SectionName } from './personal-data.ts';

export interface Erasure {
  /** Number of rows deleted or cleared, by section. */
  erased: Partial<Record<SectionName, number>>;
  /** Open reservations and payments, which keep their personal data until they end. */
  kept: number;
}

interface FoundRow {
  id: string;
  isOver: boolean;
}

/**
 * Erases a person's data on one site or all, following `PERSONAL_DATA`: deletes accounts with their contents,
 * keeps what enquiries were about, and keeps amounts, dates and steps of finished reservations and payments.
 * Rows are locked first, so that a lead being delivered is either sent complete or not at all.
 * @param connection within a transaction
 */
export async function erasePerson(connection: Queryable, person: Person): Promise<Erasure> {
  await recordErasure(connection, person);
  return eraseSections(connection, (section, found) => rowsOfPerson(section, person, found));
}

/**
 * Erases data that was kept for reservations or payments that were open when the person was erased and have
 * since ended.
 * @returns the number of rows deleted or cleared, by section
 * @throws the database's error; then nothing was erased
 */
export const eraseEnded = (pool: pg.Pool): Promise<Erasure> =>
  transaction(pool, (connection) =>
    eraseSections(connection, (section, found) =>
      section.over ? rowsErasedSince(section) : rowsOfPerson(section, NOBODY, found),
    ),
  );

/** Matches finished rows of people who were erased after the rows were created. */
function rowsErasedSince({
  table,
  by,
  over = 'true',
}: Pick<PersonalTable, 'table' | 'by' | 'over'>): Condition | null {
  const hashes = [by?.phone, by?.email && `lower(${by.email})`].flatMap((name) =>
    name ? [hashSql(name)] : [],
  );
  if (!by || hashes.length === 0) return null;
  return {
    where: `${over} and exists (select from erasures where person_hash in (${hashes.join(', ')})
      and coalesce(erasures.site_slug, ${by.site}) = ${by.site} and erased_at >= ${table}.created_at)`,
    values: [],
  };
}

/** Matches only rows that belong to rows already found. */
const NOBODY: Person = { siteSlug: null, phone: null, email: null };

async function eraseSections(
  connection: Queryable,
  find: (section: PersonalTable, found: FoundIds) => Condition | null,
): Promise<Erasure> {
  const found = new Map<string, string[]>();
  const conditions = new Map<SectionName, Condition>();
  let kept = 0;
  for (const [name, section] of SECTIONS) {
    const condition = find(section, found);
    if (!condition) continue;
    if (!section.by && !OWNERS.has(name)) {
      conditions.set(name, condition);
      continue;
    }
    const rows = await lockRows(connection, section, condition);
    const ids = rows.filter(({ isOver }) => isOver).map(({ id }) => id);
    kept += rows.length - ids.length;
    found.set(name, ids);
    if (ids.length > 0)
      conditions.set(name, { where: `${section.table}.id = any($1::uuid[])`, values: [ids] });
  }
  const erased: Erasure['erased'] = {};
  // Erase dependent rows first.
  for (const [name, section] of SECTIONS.toReversed()) {
    const condition = conditions.get(name);
    const rows = condition && (await eraseRows(connection, section, condition));
    if (rows) erased[name] = rows;
  }
  return { erased, kept };
}

async function lockRows(
  connection: Queryable,
  { table, over = 'true' }: PersonalTable,
  { where, values }: Condition,
): Promise<FoundRow[]> {
  const { rows } = await connection.query<FoundRow>(
    `select id, ${over} as "isOver" from ${table} where ${where} order by id for update`,
    values,
  );
  return rows;
}

async function eraseRows(
  connection: Queryable,
  { table, erase }: PersonalTable,
  { where, values }: Condition,
): Promise<number> {
  if (erase.act === 'keep') return 0;
  const text =
    erase.act === 'delete'
      ? `delete from ${table} where ${where}`
      : `update ${table} set ${Object.entries(erase.set)
          .map(([column, value]) => `${column} = ${value}`)
          .join(', ')} where ${where} and ${erase.only ?? 'true'}`;
  const { rowCount } = await connection.query(text, values);
  return rowCount ?? 0;
}

class DryRun extends Error {}

/**
 * Erases a person on all sites, for operators.
 * @param dryRun rolls back, to preview the result
 * @throws the database's error; then nothing was erased
 */
export async function erasePersonEverywhere(
  pool: pg.Pool,
  person: Person,
  { dryRun }: { dryRun: boolean },
): Promise<Erasure> {
  let result: Erasure = { erased: {}, kept: 0 };
  try {
    await transaction(pool, async (connection) => {
      result = await erasePerson(connection, person);
      if (dryRun) throw new DryRun();
    });
  } catch (error) {
    if (!(error instanceof DryRun)) throw error;
  }
  return result;
}
