import type pg from 'pg';
import { type Queryable, transaction } from '../database/client.server.ts';
import { OPEN_STATUSES_SQL } from '../reservation/open-statuses.ts';
import { PERSON_COLUMNS, type Person, rowsOfPerson } from './rows.ts';

/** A reservation that is not over keeps its shopper until it is. */
const OVER = `reservations.status not in ${OPEN_STATUSES_SQL}`;

/** How many rows each part of the deletion concerned. */
export type Erased = Record<string, number>;

/**
 * Erases a person from what they had to do with a site, or with all. Enquiries keep what they were about; reservations
 * that are over and payments their money, their dates and their steps.
 * @param connection within a transaction, since all of it stands or falls together
 */
export async function erasePerson(connection: Queryable, person: Person): Promise<Erased> {
  const erasedCounts: Erased = {};
  const run = async (part: string, table: keyof typeof PERSON_COLUMNS, text: (where: string) => string) => {
    const rows = rowsOfPerson(person, PERSON_COLUMNS[table]);
    if (!rows) return;
    const { rowCount } = await connection.query(text(rows.where), rows.values);
    erasedCounts[part] = (erasedCounts[part] ?? 0) + (rowCount ?? 0);
  };
  await run(
    'mails not sent',
    'leads',
    (where) => `update mail_deliveries m set state = 'needless' from leads
      where leads.id = m.lead_id and m.state in ('waiting', 'dead') and ${where}`,
  );
  await run(
    'leads not delivered',
    'leads',
    (where) => `update lead_deliveries d set state = 'needless' from leads
      where leads.id = d.lead_id and d.state in ('waiting', 'dead') and ${where}`,
  );
  for (const [part, table] of [
    ['files', 'lead_files'],
    ['steps of enquiries', 'lead_events'],
  ] as const)
    await run(
      part,
      'leads',
      (where) => `delete from ${table} using leads where leads.id = ${table}.lead_id and ${where}`,
    );
  // With another token: a form that is still open in some browser makes a new lead, and not this one again.
  await run(
    'enquiries',
    'leads',
    (where) => `update leads set updated_at = now(), fingerprint = '', token = gen_random_uuid(), told = null,
        payload = payload - 'user_agent' - 'rego' - 'regoState' - 'adjustmentAnswers' - 'additional_services'
          - 'last_name' - 'postcode' - 'whoIsHelping' - 'selfAssessedCreditScore'
          || '{"name":"","email":"","phone":"","message":"","url":"","user_agent":"",
               "lead_attributes":{"visited_pages":[],"linked_query_params":{}}}'::jsonb
      where ${where}`,
  );
  for (const [column, table, over] of [
    ['reservation_id', 'reservations', OVER],
    ['online_payment_id', 'online_payments', "online_payments.status <> 'open'"],
  ] as const)
    await run(
      'mails not sent',
      table,
      (where) => `update mail_deliveries m set state = 'needless' from ${table}
        where ${table}.id = m.${column} and m.state in ('waiting', 'dead') and ${over} and ${where}`,
    );
  await run(
    'reservations',
    'reservations',
    (where) => `update reservations set name = '', email = '', mobile = '', choices = '{}', updated_at = now()
      where ${OVER} and ${where}`,
  );
  await run(
    'payments',
    'online_payments',
    (where) => `update online_payments set name = '', email = '', note = '', updated_at = now()
      where status <> 'open' and ${where}`,
  );
  return erasedCounts;
}

/** What an operator's erasing came to. */
export interface ErasedEverywhere {
  erased: Erased;
  /** Reservations and payments that are not over yet. */
  kept: number;
}

class DryRun extends Error {}

/**
 * Erases a person everywhere: what `erasePerson` does, and their accounts with all that is in them, their places in
 * waiting lists and their codes.
 * @param dryRun does it and takes it back, to see what it would come to
 * @throws the database's error; then nothing was erased
 */
export async function erasePersonEverywhere(
  pool: pg.Pool,
  person: Person,
  { dryRun }: { dryRun: boolean },
): Promise<ErasedEverywhere> {
  const result: ErasedEverywhere = { erased: {}, kept: 0 };
  try {
    await transaction(pool, async (connection) => {
      result.erased = await erasePerson(connection, person);
      for (const [part, table] of [
        ['places in waiting lists', 'waiting_list_entries'],
        ['sign-in codes', 'one_time_codes'],
        ['accounts', 'users'],
      ] as const) {
        const rows = rowsOfPerson(person, PERSON_COLUMNS[table]);
        if (!rows) continue;
        const { rowCount } = await connection.query(`delete from ${table} where ${rows.where}`, rows.values);
        result.erased[part] = rowCount ?? 0;
      }
      for (const table of ['reservations', 'online_payments'] as const) {
        const rows = rowsOfPerson(person, PERSON_COLUMNS[table]);
        if (!rows) continue;
        const { rowCount } = await connection.query(`select from ${table} where ${rows.where}`, rows.values);
        result.kept += rowCount ?? 0;
      }
      if (dryRun) throw new DryRun();
    });
  } catch (error) {
    if (!(error instanceof DryRun)) throw error;
  }
  return result;
}
