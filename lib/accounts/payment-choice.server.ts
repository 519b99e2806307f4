import type { Queryable } from '../platform/database/client.server.ts';
import type { PaymentChoice } from '../vehicle/finance/payment-choice.ts';
import { paymentChoiceSchema } from '../vehicle/finance/payment-schema.ts';

interface Owner {
  siteSlug: string;
  userId: string;
}

/** Returns the deposit and term kept with an account; null without them. */
export async function paymentChoiceOf(
  db: Queryable,
  { siteSlug, userId }: Owner,
): Promise<PaymentChoice | null> {
  const { rows } = await db.query<{ choice: unknown }>({
    name: 'payment-choice',
    text: 'select payment_choice as choice from users where site_slug = $1 and id = $2',
    values: [siteSlug, userId],
  });
  return paymentChoiceSchema.nullable().safeParse(rows[0]?.choice).data ?? null;
}

/** Keeps a deposit and term with an account, or none. */
export async function keepPaymentChoice(
  db: Queryable,
  { siteSlug, userId }: Owner,
  choice: PaymentChoice | null,
): Promise<void> {
  await db.query({
    name: 'payment-choice-keep',
    text: 'update users set payment_choice = $3, updated_at = now() where site_slug = $1 and id = $2',
    values: [siteSlug, userId, choice && JSON.stringify(choice)],
  });
}
