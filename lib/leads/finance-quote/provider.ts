import { z } from 'zod';
import { cutLine } from '../../platform/text/schema.ts';
import type { PreApproval } from '../../vehicle/finance/payment-choice.ts';
import { preApprovalSchema } from '../../vehicle/finance/payment-schema.ts';
import type { CreditScore } from './quote-choice.ts';

/** Quote request; field names are the partner's (QUOTE-26 to QUOTE-32). */
export interface QuoteQuestion {
  selfAssessedCreditScore: CreditScore;
  purchasePrice: number;
  loanTerm: number;
  year: number | null;
  vin: string | null;
  nvic: string | null;
  whoIsHelping: string;
}

const percent = z.number().min(0).max(100);

/** Quote response (QUOTE-33 to QUOTE-35); rejected if any field is missing. */
export const quoteSchema = z.object({
  weeklyRepaymentAmount: z.number().positive().max(100_000),
  advertisedRate: percent,
  comparisonRate: percent.positive(),
});
export type Quote = z.output<typeof quoteSchema>;

/** Customer in the partner's format (QUOTE-58 to QUOTE-69). */
export interface FinanceCustomer extends Omit<QuoteQuestion, 'whoIsHelping'> {
  phoneNumber: string;
  firstName: string;
  lastName?: string;
  email?: string;
  subscribe: boolean;
  postCode?: string;
}

/** Response to creating a customer: a redirect, or an error (QUOTE-71, QUOTE-72). */
export const customerAnswerSchema = z.object({
  redirectUrl: z.string().max(2000).nullish().catch(null),
  error: cutLine(200).nullish(),
});

/** The lender's decision about an application. A declined or withdrawn one has no approval. */
export const decisionAnswerSchema = z.discriminatedUnion('decision', [
  z.object({ decision: z.literal('approved'), approval: preApprovalSchema }),
  z.object({ decision: z.enum(['pending', 'declined', 'withdrawn']) }),
]);

/** A failed provider call; `words` is the provider's message for the shopper, if any. */
export class ProviderError extends Error {
  override name = 'ProviderError';
  readonly words: string | null;
  constructor(reason: string, words: string | null = null) {
    super(reason);
    this.words = words;
  }
}

/** A finance provider. Add another by implementing these two functions. */
export interface FinanceProvider {
  /** Hosts that an application may redirect to, over https. */
  redirectHosts: readonly string[];
  /** @throws ProviderError */
  quote(question: QuoteQuestion): Promise<Quote>;
  /**
   * Creates a customer; idempotent by key.
   * @returns the provider's redirect URL, not yet validated
   * @throws ProviderError
   */
  createCustomer(
    customer: FinanceCustomer,
    additionalData: Readonly<Record<string, unknown>>,
    key: string,
  ): Promise<string | null>;
  /**
   * Returns what the lender approved for a customer, by the key of `createCustomer`; null without a decision, and if
   * the application was declined or the approval withdrawn.
   * @throws ProviderError
   */
  decision(key: string): Promise<PreApproval | null>;
}
