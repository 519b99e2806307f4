import type { Queryable } from '../platform/database/client.server.ts';

/** Returns whether a phone's account has a name; then only the code is required (OPEN-029). */
export async function contactExists(
  db: Queryable,
  { siteSlug, phone }: { siteSlug: string; phone: string },
): Promise<boolean> {
  const { rows } = await db.query<{ exists: boolean }>({
    name: 'contact-exists',
    text: 'select exists (select from users where site_slug = $1 and phone = $2 and name is not null) as exists',
    values: [siteSlug, phone],
  });
  return rows[0]?.exists === true;
}
