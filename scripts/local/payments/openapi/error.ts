import { longText, object, oneOf, ref, text } from './schema.ts';

/** `api_errors`: what an error answer holds, and the `last_payment_error` of an intent. */
export const apiErrors = object(
  // A request too many (429) has no type of its own: it is known by its status and code.
  { type: oneOf('api_error', 'card_error', 'idempotency_error', 'invalid_request_error') },
  {
    advice_code: text,
    charge: text,
    code: text,
    decline_code: text,
    doc_url: text,
    message: longText(40_000),
    network_advice_code: text,
    network_decline_code: text,
    param: text,
    payment_intent: ref('payment_intent'),
    payment_method: ref('payment_method'),
    payment_method_type: text,
    request_log_url: text,
  },
);

/** `error`: the whole of an answer that is one. */
export const error = object({ error: ref('api_errors') });
