import type { Queryable } from '../platform/database/client.server.ts';
import { ENGLISH, isLanguage, type Language } from '../platform/language/languages.ts';

interface Owner {
  siteSlug: string;
  userId: string;
}

/** Returns the language of an account's messages; English for an unknown account. */
export async function languageOfAccount(db: Queryable, { siteSlug, userId }: Owner): Promise<Language> {
  const { rows } = await db.query<{ language: string }>({
    name: 'account-language',
    text: 'select language from users where site_slug = $1 and id = $2',
    values: [siteSlug, userId],
  });
  const language = rows[0]?.language;
  return isLanguage(language) ? language : ENGLISH;
}

/**
 * Keeps the language that a signed-in shopper chose, for their account, and for later messages about the
 * enquiries, reservations and waiting lists they have already.
 */
export async function keepLanguage(
  db: Queryable,
  { siteSlug, userId }: Owner,
  language: Language,
): Promise<void> {
  if (!isLanguage(language)) return;
  await db.query({
    name: 'account-language-keep',
    // Forms store phones as 0412345678, accounts as +61412345678.
    text: `with account as (
             update users set language = $3, updated_at = now() where site_slug = $1 and id = $2
             returning id, '0' || substr(phone, 4) as phone),
           enquiries as (
             update leads set language = $3 from account
             where leads.site_slug = $1 and leads.payload->>'phone' = account.phone and leads.language <> $3),
           reserved as (
             update reservations set language = $3 from account
             where reservations.site_slug = $1 and reservations.mobile = account.phone
               and reservations.language <> $3)
           update waiting_list_entries set language = $3 from account
           where waiting_list_entries.site_slug = $1 and waiting_list_entries.user_id = account.id`,
    values: [siteSlug, userId, language],
  });
}
