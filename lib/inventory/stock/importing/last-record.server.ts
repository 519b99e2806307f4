import type pg from 'pg';
import { type Vehicle, vehicleSchema } from '../../../vehicle/vehicle.ts';

/** Returns the record of a vehicle's last import; null without one, or if it does not fit the schema. */
export async function lastRecord(connection: pg.PoolClient, id: string): Promise<Vehicle | null> {
  const { rows } = await connection.query<{ record: unknown }>('select record from cars where id = $1', [id]);
  return vehicleSchema.safeParse(rows[0]?.record).data ?? null;
}
