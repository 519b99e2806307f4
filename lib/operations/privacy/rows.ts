import { internationalMobile } from '../../accounts/phone.ts';
import { normalisePhone } from '../../platform/text/phone.ts';
import type { PersonColumns } from './person-columns.ts';
import type { PersonalTable } from './personal-data.ts';

/** The person that a search is about, by phone, by e-mail or by either; on one site or on all. */
export interface Person {
  siteSlug: string | null;
  phone: string | null;
  email: string | null;
  /** The account of whoever asks for themself: no other is theirs, whatever phone or e-mail it names. */
  userId?: string;
}

/** SQL for which rows are meant, without `where`, and the values of its parameters. */
export interface Condition {
  where: string;
  values: unknown[];
}

/** The ids of rows that were found, by section. */
export type FoundIds = ReadonlyMap<string, readonly string[]>;

/**
 * The condition that finds a person's rows of a table.
 * @param found the rows of the sections that this one may belong to
 * @returns null where no row can be theirs
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
