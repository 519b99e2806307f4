import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Kind } from '../store/kinds.ts';

/** The `error` of an answer, as https://docs.stripe.com/api/errors has it. */
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

/** An error that is the answer to a request. */
export class StripeFault extends Error {
  readonly status: ContentfulStatusCode;
  readonly body: ErrorBody;
  /** Whether the same request would be judged anew: such an answer is not kept under its idempotency key. */
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

/** A request that cannot be carried out as things stand. */
export const refused = (message: string, more: Partial<ErrorBody> = {}) =>
  new StripeFault(400, { type: 'invalid_request_error', message, ...more });

/** Parameters that are wrong in themselves: found before anything is done. */
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
 * What is not there, by its id.
 * @param status 404 when the address of the request names it, 400 when another parameter does
 */
export const notFound = (kind: Kind, id: string, param: string, status: 400 | 404) =>
  new StripeFault(status, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${NAMES[kind]}: '${id}'`,
    param,
  });
