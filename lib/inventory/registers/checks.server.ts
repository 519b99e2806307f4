import type pg from 'pg';
import { type Queryable, transaction } from '../../platform/database/client.server.ts';
import type { Register } from '../../sites/registers.ts';
import { STOCK_CHANNEL } from '../stock/stock-changed.ts';
import {
  blocksReserving,
  type CheckResult,
  checkResultSchema,
  type RegisterAnswer,
  type VehicleCheck,
} from './check.ts';

/** Returns what the registers last answered about a vehicle; a result of another VIN is not returned. */
export async function checksOf(db: Queryable, vehicleId: string): Promise<VehicleCheck[]> {
  const { rows } = await db.query<{ checkedAt: Date; result: unknown }>({
    name: 'vehicle-checks-of',
    text: `select checked_at as "checkedAt", result from vehicle_checks join cars on cars.id = car_id
           where car_id = $1 and vin = record->>'vin' and result is not null order by register`,
    values: [vehicleId],
  });
  return rows.flatMap(({ checkedAt, result }) => {
    const parsed = checkResultSchema.safeParse(result);
    return parsed.success ? [{ checkedAt, result: parsed.data }] : [];
  });
}

/** Hours between two checks of a vehicle; a PPSR search has a fee. */
const HOURS_BETWEEN: Readonly<Record<Register, number>> = { ppsr: 24 * 7, recalls: 20 };
/** For a worker that died while it asked, and for a register that fails. */
const RETRY_MINUTES = 60;
/** Of a vehicle whose check failed; after those that were not asked about. */
const FAILED_MINUTES = 70;

/** The stock that a site checks against a register. */
export interface CheckedStock {
  register: Register;
  dealershipIds: readonly string[];
}

/** PPSR entries matter for vehicles that had an owner; a recall can affect each of them. */
const CAR_TYPES: Readonly<Record<Register, readonly string[]>> = {
  ppsr: ['used', 'demo'],
  recalls: ['new', 'demo', 'used'],
};

/**
 * Adds rows for vehicles that came into stock or got another VIN, and deletes those of vehicles that are not
 * checked any more.
 */
export const planChecks = (pool: pg.Pool, { register, dealershipIds }: CheckedStock): Promise<void> =>
  transaction(pool, async (connection) => {
    const checked = `dealership_id = any($2) and retired_at is null and status in ('in_stock', 'coming_soon')
      and record->>'car_type' = any($3) and coalesce(record->>'vin', '') <> ''`;
    const values = [register, dealershipIds, CAR_TYPES[register]];
    const { rows: ended } = await connection.query<{ id: string }>(
      `delete from vehicle_checks where register = $1
         and not exists (select from cars where cars.id = car_id and ${checked})
       returning car_id as id`,
      values,
    );
    await connection.query(
      `insert into vehicle_checks (car_id, register, vin) select id, $1, record->>'vin' from cars where ${checked}
       on conflict (car_id, register) do update
         set vin = excluded.vin, next_at = now(), checked_at = null, result = null, blocks_reserving = false
         where vehicle_checks.vin <> excluded.vin`,
      values,
    );
    await publish(
      connection,
      ended.map(({ id }) => id),
    );
  });

export interface DueCheck {
  vehicleId: string;
  vin: string;
}

/**
 * Takes vehicles whose check is due, the longest due first. No other worker gets them until it ends or its time is over.
 * @param limit the most vehicles
 */
export async function takeDueChecks(db: Queryable, register: Register, limit: number): Promise<DueCheck[]> {
  const { rows } = await db.query<DueCheck>(
    `with due as (
       select car_id, next_at from vehicle_checks where register = $1 and next_at <= now()
       order by next_at, car_id limit $2 for update skip locked
     ), taken as (
       update vehicle_checks c set next_at = now() + make_interval(mins => $3)
       from due where c.register = $1 and c.car_id = due.car_id
       returning c.car_id, c.vin, due.next_at as was_due
     )
     select car_id as "vehicleId", vin from taken order by was_due, car_id`,
    [register, limit, RETRY_MINUTES],
  );
  return rows;
}

/** Asks a failing register about no vehicle for an hour: each search of the PPSR has a fee. */
export async function pauseRegister(db: Queryable, register: Register): Promise<void> {
  await db.query(
    `update vehicle_checks set next_at = now() + make_interval(mins => $2)
     where register = $1 and next_at <= now()`,
    [register, RETRY_MINUTES],
  );
}

/**
 * Saves a register's answer. Search and the vehicle's page follow. A failure keeps the last result and comes
 * after the vehicles that were taken with it; a refused VIN waits as long as an answered one. Idempotent.
 */
export async function saveCheck(
  pool: pg.Pool,
  register: Register,
  { vehicleId, vin }: DueCheck,
  answer: RegisterAnswer,
): Promise<void> {
  if (answer.outcome === 'failed') {
    const minutes = answer.isRefused ? HOURS_BETWEEN[register] * 60 : FAILED_MINUTES;
    await pool.query(
      `update vehicle_checks set next_at = now() + make_interval(mins => $4)
       where car_id = $1 and register = $2 and vin = $3`,
      [vehicleId, register, vin, minutes],
    );
    return;
  }
  const { checkedAt, result } = answer;
  await transaction(pool, async (connection) => {
    const { rowCount } = await connection.query(
      `update vehicle_checks set checked_at = $4, result = $5, blocks_reserving = $6,
         next_at = now() + make_interval(hours => $7)
       where car_id = $1 and register = $2 and vin = $3 and (checked_at is null or checked_at <= $4)`,
      [
        vehicleId,
        register,
        vin,
        checkedAt,
        storedResult(result),
        blocksReserving(result),
        HOURS_BETWEEN[register],
      ],
    );
    // The date of the certificate is on the page as well.
    if (rowCount === 1) await publish(connection, [vehicleId]);
  });
}

const storedResult = (result: CheckResult): string => JSON.stringify(result);

async function publish(connection: Queryable, vehicleIds: readonly string[]): Promise<void> {
  if (vehicleIds.length === 0) return;
  await connection.query(
    `insert into stock_outbox (car_id, slug, dealership_id)
     select id, slug, dealership_id from cars where id = any($1)`,
    [vehicleIds],
  );
  await connection.query('select pg_notify($1, $2)', [STOCK_CHANNEL, 'registers']);
}
