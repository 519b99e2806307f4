import { hashSql, type PersonalTable } from './personal-data.ts';
import type { Condition } from './person-rows.ts';

/** Matches finished rows of people who were erased after the rows were created. */
export function rowsErasedSince({
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
