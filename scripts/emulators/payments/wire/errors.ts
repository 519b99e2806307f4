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
  setup_intent?: unknown;
}

export class StripeFault extends Error {
  readonly status: ContentfulStatusCode;
  readonly body: ErrorBody;
  /** True if nothing was done yet; as in Stripe, such a response is not stored under the idempotency key. */
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

export const invalidRequest = (message: string, more: Partial<ErrorBody> = {}) =>
  new StripeFault(400, { type: 'invalid_request_error', message, ...more });

/** The error for an invalid parameter, detected before any change. */
export const badParameter = (message: string, param: string, code?: string) =>
  new StripeFault(
    400,
    { type: 'invalid_request_error', message, param, ...(code ? { code } : {}) },
    { beforeStart: true },
  );

const NAMES: Record<Kind, string> = {
  'checkout.session': 'checkout.session',
  payment_intent: 'payment_intent',
  setup_intent: 'setupintent',
  payment_method: 'PaymentMethod',
  charge: 'charge',
  refund: 'refund',
  'shared_payment.granted_token': 'shared_payment.granted_token',
  event: 'event',
};

/**
 * The error for an object that does not exist.
 * @param status 404 if the URL names it, 400 if a parameter does
 */
export const notFound = (kind: Kind, id: string, param: string, status: 400 | 404) =>
  new StripeFault(status, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${NAMES[kind]}: '${id}'`,
    param,
  });
