import type { StripeAccess } from '@forecourt/lib/payments/stripe.server';
import { z } from 'zod';
import { Advice } from '../terminal/steps.mjs';

const schema = z.object({
  DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//),
  STRIPE_SECRET_KEY: z.string().min(1),
  STRIPE_HOST: z.url({ protocol: /^https?$/ }).optional(),
});

/**
 * What the worker and the commands of reservations need; an empty variable counts as absent.
 * @throws Advice naming the variables that are missing or malformed, never their values
 */
export function reservationEnvironment(environment: Record<string, string | undefined>): {
  databaseUrl: string;
  access: StripeAccess;
} {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new Advice(`The environment is incomplete. ${problems.join('; ')}`);
  }
  const { DATABASE_URL, STRIPE_SECRET_KEY, STRIPE_HOST } = parsed.data;
  return { databaseUrl: DATABASE_URL, access: { secretKey: STRIPE_SECRET_KEY, host: STRIPE_HOST } };
}
