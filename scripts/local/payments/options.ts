import { z } from 'zod';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What the service is started with; every secret is given, none is read from the environment. */
export const optionsSchema = z.object({
  /** 0 takes any free port. */
  port: z.number().int().min(0).max(65_535),
  /** Holds `payments.db`; deleting the folder starts over. */
  dataDir: z.string().min(1),
  secretKey: z.string().regex(/^(sk|rk)_test_\w+$/),
  publishableKey: z.string().regex(/^pk_test_\w+$/),
  /** Whose name the hosted page shows. */
  businessName: z.string().default('Forecourt'),
  /** Who is told of every event, and the secret each delivery is signed with. */
  webhooks: z.array(z.object({ url: z.url(), secret: z.string().startsWith('whsec_') })).default([]),
  retry: z
    .object({ firstMs: z.number(), longestMs: z.number(), giveUpMs: z.number() })
    .default({ firstMs: 1_000, longestMs: 60_000, giveUpMs: 3 * DAY_MS }),
  /** How long a refund that is not settled at once stays pending. */
  settleMs: z.number().default(5_000),
});
export type PaymentsInput = z.input<typeof optionsSchema>;
export type PaymentsOptions = z.output<typeof optionsSchema>;
