import { type ChargeTable, chargeTableSchema } from '@forecourt/lib/vehicle/drive-away/charge-table';
import { chargeTablesQuery } from '@forecourt/lib/vehicle/drive-away/charge-tables-query';
import { cache } from 'react';
import { cached } from '@/cache/cached.server.ts';
import { warnOnce } from '@/logging/log.server.ts';
import { contentClient } from './client.server.ts';

/**
 * Returns the valid tables of government charges. Logs each invalid one, which counts as missing.
 * @throws if the content lake does not answer
 */
export const loadChargeTables = cache(async (site: string): Promise<ChargeTable[]> => {
  const tables = await cached('charges', { site }, async () => {
    const answers: unknown[] = await contentClient('published').fetch(chargeTablesQuery);
    return answers;
  });
  return tables.flatMap((value) => {
    const { data, error } = chargeTableSchema.safeParse(value);
    if (data) return [data];
    const { id } = Object(value) as { id?: unknown };
    warnOnce(`chargeTable ${id}`, { id, err: error }, 'charge_table_invalid');
    return [];
  });
});
