import { z } from 'zod';
import { parseEnvironment, variables } from '../../platform/env.ts';
import type { StripeAccess } from '../stripe.server.ts';

const schema = z.object({
  DATABASE_URL: variables.DATABASE_URL,
  STRIPE_SECRET_KEY: variables.STRIPE_SECRET_KEY.unwrap(),
  STRIPE_HOST: variables.STRIPE_HOST,
});

/**
 * Parses the environment of the reservation worker and commands.
 * @throws EnvironmentError
 */
export function reservationEnvironment(environment: Record<string, string | undefined>): {
  databaseUrl: string;
  access: StripeAccess;
} {
  const { DATABASE_URL, STRIPE_SECRET_KEY, STRIPE_HOST } = parseEnvironment(schema, environment);
  return { databaseUrl: DATABASE_URL, access: { secretKey: STRIPE_SECRET_KEY, host: STRIPE_HOST } };
}
