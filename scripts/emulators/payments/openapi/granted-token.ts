import {
  boolean,
  currency,
  integer,
  metadata,
  nullable,
  object,
  oneOf,
  text,
  time,
  unfilled,
} from './schema.ts';

/**
 * `shared_payment.granted_token`, read on 30 November 2026 from
 * https://docs.stripe.com/api/shared-payment/granted-token?api-version=2026-04-22.preview: the public
 * specification has no previews.
 */
export const grantedToken = object(
  { created: time, id: text, livemode: boolean, object: oneOf('shared_payment.granted_token') },
  {
    agent_details: unfilled('shared_payment_granted_token_agent_details'),
    deactivated_at: nullable(time),
    deactivated_reason: nullable(oneOf('consumed', 'expired', 'resolved', 'revoked')),
    payment_method_details: object(
      { type: oneOf('card') },
      { card: object({}, { brand: text, last4: text }) },
    ),
    risk_details: unfilled('shared_payment_granted_token_risk_details'),
    shared_metadata: nullable(metadata),
    usage_details: nullable(object({}, { amount_captured: object({ currency, value: integer }) })),
    usage_limits: nullable(object({ currency, expires_at: time, max_amount: integer })),
  },
);
