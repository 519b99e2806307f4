import { z } from 'zod';

const score = z.enum(['GREAT', 'DECENT', 'POOR']);
export const quoteSchema = z.object({
  selfAssessedCreditScore: score,
  purchasePrice: z.number().min(500).max(500_000),
  loanTerm: z.number().int().min(1).max(7),
  year: z.number().int().nullable(),
  whoIsHelping: z.string().default(''),
});
export const customerSchema = z.object({
  data: quoteSchema.omit({ whoIsHelping: true }).extend({
    phoneNumber: z.string().regex(/^\+61\d{9}$/),
    firstName: z.string().min(1),
    lastName: z.string().optional(),
    email: z.string().optional(),
    postCode: z.string().optional(),
    subscribe: z.boolean(),
  }),
  additionalData: z.looseObject({
    car_description: z.string().optional(),
    website_slug: z.string().optional(),
    /** The dealer's page that the applicant returns to. */
    return_url: z.url({ protocol: /^https?$/ }).optional(),
  }),
});

/** An accepted application as listed on the page. */
export type Application = z.output<typeof customerSchema> & {
  id: string;
  at: string;
  decision: Decision | null;
};

/** Body of `POST /decision`: the idempotency key of the customer. */
export const decisionSchema = z.object({ key: z.string().min(1) });

export const DECISIONS = {
  approved: 'Approve',
  declined: 'Decline',
  later: 'Decide later',
  withdrawn: 'Withdraw approval',
} as const;
export type Decision = keyof typeof DECISIONS;
export const isDecision = (value: unknown): value is Decision =>
  typeof value === 'string' && Object.hasOwn(DECISIONS, value);
