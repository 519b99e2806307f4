import { z } from 'zod';
import { cutLine } from '../../platform/text/schema.ts';
import type { CreditScore } from './choice.ts';

/** What a quote is asked with; the names are the partner's (QUOTE-26 to QUOTE-32). */
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

/** A quote, as it is read (QUOTE-33 to QUOTE-35); an answer that lacks one of them is none, whatever else it says. */
export const quoteSchema = z.object({
  weeklyRepaymentAmount: z.number().positive().max(100_000),
  advertisedRate: percent,
  comparisonRate: percent.positive(),
});
export type Quote = z.output<typeof quoteSchema>;

/** A shopper as the partner takes them (QUOTE-58 to QUOTE-69). */
export interface FinanceCustomer extends Omit<QuoteQuestion, 'whoIsHelping'> {
  phoneNumber: string;
  firstName: string;
  lastName?: string;
  email?: string;
  subscribe: boolean;
  postCode?: string;
}

/** What the partner says of a customer: where to go on, or why not (QUOTE-71, QUOTE-72). */
export const customerAnswerSchema = z.object({
  redirectUrl: z.string().max(2000).nullish().catch(null),
  error: cutLine(200).nullish(),
});

/** Why a provider gave no answer; `words` are its own for the shopper, where it has some. */
export class ProviderError extends Error {
  override name = 'ProviderError';
  readonly words: string | null;
  constructor(reason: string, words: string | null = null) {
    super(reason);
    this.words = words;
  }
}

/** Who quotes for finance and takes applications. A second one is another file with these two functions. */
export interface FinanceProvider {
  /** The hosts, by https, to which an application may lead on. */
  redirectHosts: readonly string[];
  /** @throws ProviderError */
  quote(question: QuoteQuestion): Promise<Quote>;
  /**
   * Makes a customer. Asked again with the same key it makes no second one.
   * @returns where the customer goes on, as the provider says it: not checked yet
   * @throws ProviderError
   */
  createCustomer(
    customer: FinanceCustomer,
    additionalData: Readonly<Record<string, unknown>>,
    key: string,
  ): Promise<string | null>;
}
