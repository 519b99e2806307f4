import { internationalMobile } from '../../accounts/phone.ts';
import { normalisePhone } from '../../platform/text/phone.ts';
import type { PersonColumns } from './person-columns.ts';
import type { PersonalTable } from './personal-data.ts';

/** The person to search for, by phone, email or either; on one site or all. */
export interface Person {
  siteSlug: string | null;
  phone: string | null;
  email: string | null;
  /** Account of a signed-in requester; other accounts are never theirs. */
  userId?: string;
}

/** An SQL condition without `where`, with its parameters. */
export interface Condition {
  where: string;
  values: unknown[];
}

/** Ids of rows found so far, by section. */
export type FoundIds = ReadonlyMap<string, readonly string[]>;

/**
 * Returns the condition for a person's rows in a table; null if it can't have any.
 * @param found rows of sections that this table may belong to
 */
export function rowsOfPerson(
  { table, by, of = {} }: Pick<PersonalTable, 'table' | 'by' | 'of'>,
  person: Person,
  found: FoundIds = new Map(),
): Condition | null {
  const values: unknown[] = [];
  const parameter = (value: unknown) => `$${values.push(value)}`;
  const named = by ? namedBy(by, person, parameter) : [];
  const owned = Object.entries(of).flatMap(([column, owner]) => {
    const ids = found.get(owner) ?? [];
    return ids.length > 0 ? [`${table}.${column} = any(${parameter(ids)}::uuid[])`] : [];
  });
  const parts = [...named, ...owned];
  return parts.length > 0 ? { where: `(${parts.join(' or ')})`, values } : null;
}

function namedBy(
  columns: PersonColumns,
  { siteSlug, phone, email, userId }: Person,
  parameter: (value: unknown) => string,
): string[] {
  const is = (column: string | undefined, value: string | null | undefined) =>
    column && value ? [`${column} = ${parameter(value)}`] : [];
  const names =
    columns.account && userId
      ? is(columns.account, userId)
      : [
          ...is(columns.phone, phone && normalisePhone(phone)),
          ...is(columns.accountPhone, phone && internationalMobile(phone)),
          ...is(columns.email && `lower(${columns.email})`, email?.toLowerCase()),
        ];
  if (names.length === 0) return [];
  return [`(${[`(${names.join(' or ')})`, ...is(columns.site, siteSlug)].join(' and ')})`];
}
