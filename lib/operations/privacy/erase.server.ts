import type pg from 'pg';
import { noteErasure } from '../../accounts/erasures.server.ts';
import { type Queryable, transaction } from '../../platform/database/client.server.ts';
import { OWNERS, type PersonalTable, SECTIONS, type SectionName } from './personal-data.ts';
import { type Condition, type FoundIds, type Person, rowsOfPerson } from './rows.ts';
import { rowsErasedSince } from './rows-erased.ts';

/** What an erasing came to. */
export interface Erasure {
  /** How many rows of each part were deleted or emptied. */
  erased: Partial<Record<SectionName, number>>;
  /** Reservations and payments that are not over yet, and keep their person until they are. */
  kept: number;
}

interface FoundRow {
  id: string;
  isOver: boolean;
}

/**
 * Erases a person from what they had to do with a site, or with all, as `PERSONAL_DATA` says of each table: accounts go with all
 * that is in them, enquiries keep what they were about, reservations that are over and payments their money, their dates and their
 * steps. Their rows are locked first, so that a lead that is delivered meanwhile is delivered whole or not at all.
 * @param connection within a transaction, since all of it stands or falls together
 * @throws the database's error
 */
export async function erasePerson(connection: Queryable, person: Person): Promise<Erasure> {
  await noteErasure(connection, person);
  return eraseSections(connection, (section, found) => rowsOfPerson(section, person, found));
}

/**
 * Erases whoever was erased while a reservation or a payment of theirs was not over, from those that are by now.
 * @returns how many rows of each part were emptied or deleted
 * @throws the database's error; then nothing was erased
 */
export const eraseEnded = (pool: pg.Pool): Promise<Erasure> =>
  transaction(pool, (connection) =>
    eraseSections(connection, (section, found) =>
      section.over ? rowsErasedSince(section) : rowsOfPerson(section, NOBODY, found),
    ),
  );

/** Finds nothing but what belongs to rows that were found. */
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
  // What belongs to others first.
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

/** @returns how many rows were deleted or emptied */
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
 * Erases a person everywhere, by an operator.
 * @param dryRun does it and takes it back, to see what it would come to
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
