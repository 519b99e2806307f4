import { longText, object, oneOf, ref, text } from './schema.ts';

/** `api_errors`: the content of an error response, and the `last_payment_error` of an intent. */
export const apiErrors = object(
  // Rate limiting (429) has no separate type; clients recognise it by status and code.
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
    setup_intent: ref('setup_intent'),
  },
);

/** `error`: the whole body of an error response. */
export const error = object({ error: ref('api_errors') });
