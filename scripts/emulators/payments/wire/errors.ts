import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Kind } from '../store/kinds.ts';

/** The `error` of a response, as in https://docs.stripe.com/api/errors. */
export interface ErrorBody {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  charge?: string;
  doc_url?: string;
  payment_intent?: unknown;
  payment_method?: unknown;
}

/** An error that becomes the response to a request. */
export class StripeFault extends Error {
  readonly status: ContentfulStatusCode;
  readonly body: ErrorBody;
  /** Whether nothing was done yet; such a response is not stored under the idempotency key, as in Stripe. */
  readonly beforeStart: boolean;

  constructor(status: ContentfulStatusCode, body: ErrorBody, { beforeStart = false } = {}) {
    super(body.message);
    this.status = status;
    this.body = body.code
      ? { doc_url: `https://docs.stripe.com/error-codes/${body.code.replaceAll('_', '-')}`, ...body }
      : body;
    this.beforeStart = beforeStart;
  }
}

/** The error for a request that the current state does not allow. */
export const invalidRequest = (message: string, more: Partial<ErrorBody> = {}) =>
  new StripeFault(400, { type: 'invalid_request_error', message, ...more });

/** The error for an invalid parameter, found before anything is done. */
export const badParameter = (message: string, param: string, code?: string) =>
  new StripeFault(
    400,
    { type: 'invalid_request_error', message, param, ...(code ? { code } : {}) },
    { beforeStart: true },
  );

const NAMES: Record<Kind, string> = {
  'checkout.session': 'checkout.session',
  payment_intent: 'payment_intent',
  payment_method: 'PaymentMethod',
  charge: 'charge',
  refund: 'refund',
  event: 'event',
};

/**
 * The error for an object that does not exist.
 * @param status 404 when the URL names it, 400 when a parameter does
 */
export const notFound = (kind: Kind, id: string, param: string, status: 400 | 404) =>
  new StripeFault(status, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${NAMES[kind]}: '${id}'`,
    param,
  });
