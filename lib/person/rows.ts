import { internationalMobile } from '../account/phone.ts';
import { normalisePhone } from '../lead/phone.ts';

/** The person that a search is about, by phone, by e-mail or by either; on one site or on all. */
export interface Person {
  siteSlug: string | null;
  phone: string | null;
  email: string | null;
}

/** The columns of a table that say whose a row is. */
export interface PersonColumns {
  site: string;
  /** A phone as forms keep it: `0412345678`. */
  phone?: string;
  /** A phone as accounts keep it: `+61412345678`. */
  accountPhone?: string;
  email?: string;
}

/**
 * The condition that finds a person's rows.
 * @returns null where the table has no column for what is known of them
 */
export function rowsOfPerson(
  { siteSlug, phone, email }: Person,
  columns: PersonColumns,
): { where: string; values: string[] } | null {
  const values: string[] = [];
  const is = (column: string | undefined, value: string | null) =>
    column && value ? [`${column} = $${values.push(value)}`] : [];
  const names = [
    ...is(columns.phone, phone && normalisePhone(phone)),
    ...is(columns.accountPhone, phone && internationalMobile(phone)),
    ...is(columns.email && `lower(${columns.email})`, email?.toLowerCase() ?? null),
  ];
  if (names.length === 0) return null;
  return { where: [`(${names.join(' or ')})`, ...is(columns.site, siteSlug)].join(' and '), values };
}

/** Where somebody stands by what they said of themself. */
export const PERSON_COLUMNS = {
  users: { site: 'users.site_slug', accountPhone: 'users.phone', email: 'users.email' },
  leads: { site: 'leads.site_slug', phone: "leads.payload->>'phone'", email: "leads.payload->>'email'" },
  reservations: {
    site: 'reservations.site_slug',
    phone: 'reservations.mobile',
    email: 'reservations.email',
  },
  online_payments: { site: 'online_payments.site_slug', email: 'online_payments.email' },
  waiting_list_entries: { site: 'waiting_list_entries.site_slug', email: 'waiting_list_entries.email' },
  one_time_codes: {
    site: 'one_time_codes.site_slug',
    accountPhone: 'one_time_codes.phone',
    email: 'one_time_codes.email',
  },
} satisfies Record<string, PersonColumns>;
