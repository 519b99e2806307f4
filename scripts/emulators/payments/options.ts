import { z } from 'zod';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Start options. All secrets are passed in; none is read from the environment. */
export const optionsSchema = z.object({
  /** 0 takes any free port. */
  port: z.number().int().min(0).max(65_535),
  /** Folder of `payments.db`; deleting it starts over. */
  dataDir: z.string().min(1),
  secretKey: z.string().regex(/^(sk|rk)_test_\w+$/),
  publishableKey: z.string().regex(/^pk_test_\w+$/),
  businessName: z.string().default('Forecourt'),
  /** Endpoints that receive every event, and the secret that signs their deliveries. */
  webhooks: z.array(z.object({ url: z.url(), secret: z.string().startsWith('whsec_') })).default([]),
  retry: z
    .object({ firstMs: z.number(), longestMs: z.number(), giveUpMs: z.number() })
    .default({ firstMs: 1_000, longestMs: 60_000, giveUpMs: 3 * DAY_MS }),
  settleMs: z.number().default(5_000),
});
export type PaymentsInput = z.input<typeof optionsSchema>;
export type PaymentsOptions = z.output<typeof optionsSchema>;
