import { z } from 'zod';
import type { Queryable } from '../../platform/database/client.server.ts';

const id = z.string().regex(/^[\w.-]{1,128}$/);

/** Body of a phone reveal (PHONE-05 to PHONE-07). */
export const phoneRevealSchema = z.object({
  car_id: id.nullable(),
  dealership_id: id,
  website_id: id,
});

export type PhoneReveal = z.output<typeof phoneRevealSchema>;

/**
 * Stores a phone reveal. The caller must check that the dealership belongs to the site.
 * @returns false, storing nothing, if the vehicle is unknown or another dealer's
 */
export async function storePhoneReveal(
  db: Queryable,
  { car_id, dealership_id, website_id }: PhoneReveal,
): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'phone-reveal',
    text: `insert into phone_reveals (car_id, dealership_id, website_id)
           select $1, $2, $3
           where $1::text is null or exists (select from cars where id = $1 and dealership_id = $2)`,
    values: [car_id, dealership_id, website_id],
  });
  return rowCount === 1;
}
