import type { z } from 'zod';
import { vendorFetch } from '../../platform/network/vendor-fetch.server.ts';
import {
  customerAnswerSchema,
  decisionAnswerSchema,
  type FinanceProvider,
  ProviderError,
  quoteSchema,
} from './provider.ts';

/** Short, because the next change requests a new quote anyway. */
const QUOTE_PATIENCE_MS = 5_000;
const CUSTOMER_PATIENCE_MS = 15_000;
const MAX_CHARACTERS = 20_000;

export interface YouxAccount {
  /** Without a trailing slash. */
  url: string;
  key: string;
  redirectHosts: readonly string[];
}

/** YouX as a finance provider. Responses are validated. */
export const youx = (account: YouxAccount): FinanceProvider => ({
  redirectHosts: account.redirectHosts,
  quote: (question) => ask(account, '/quote', question, quoteSchema, { patienceMs: QUOTE_PATIENCE_MS }),
  createCustomer: async (data, additionalData, idempotencyKey) => {
    const answer = await ask(account, '/create-customer', { data, additionalData }, customerAnswerSchema, {
      patienceMs: CUSTOMER_PATIENCE_MS,
      idempotencyKey,
    });
    if (answer.error) throw new ProviderError('refused', answer.error);
    return answer.redirectUrl ?? null;
  },
  decision: async (key) => {
    const answer = await ask(account, '/decision', { key }, decisionAnswerSchema, {
      patienceMs: QUOTE_PATIENCE_MS,
    });
    return answer.decision === 'approved' ? answer.approval : null;
  },
});

async function ask<Schema extends z.ZodType>(
  { url, key }: YouxAccount,
  path: string,
  body: unknown,
  schema: Schema,
  { patienceMs, idempotencyKey }: { patienceMs: number; idempotencyKey?: string },
): Promise<z.output<Schema>> {
  let status: number;
  let text: string;
  try {
    const response = await vendorFetch('lender')(`${url}${path}`, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        authorization: `Bearer ${key}`,
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(patienceMs),
      cache: 'no-store',
    });
    status = response.status;
    text = await response.text();
  } catch (error) {
    throw new ProviderError(error instanceof Error ? error.name : 'no answer');
  }
  if (text.length > MAX_CHARACTERS) throw new ProviderError('nonsense: too long');
  // A 4xx message is for the shopper; details of a server failure are not.
  if (status >= 400) throw new ProviderError(`status ${status}`, status < 500 ? readableError(text) : null);
  const answer = schema.safeParse(parseText(text));
  if (answer.success) return answer.data;
  throw new ProviderError(`nonsense: ${answer.error.issues.map(({ path: at }) => at.join('.')).join(', ')}`);
}

function parseText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Returns a refusal's `{error}` as one plain line (QUOTE-36), or null. */
function readableError(body: string): string | null {
  try {
    return customerAnswerSchema.safeParse(JSON.parse(body)).data?.error || null;
  } catch {
    return null;
  }
}
