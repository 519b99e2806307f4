import { cardChecks, regulated } from './payment-method.ts';
import { boolean, expandable, integer, longText, nullable, object, oneOf, text, unfilled } from './schema.ts';

/** `three_d_secure_details_charge` */
const threeDSecure = object(
  {},
  {
    authentication_flow: nullable(oneOf('challenge', 'frictionless')),
    electronic_commerce_indicator: nullable(oneOf('01', '02', '05', '06', '07')),
    exemption_indicator: nullable(oneOf('low_risk', 'none')),
    result: nullable(
      oneOf(
        'attempt_acknowledged',
        'authenticated',
        'data_share_only',
        'exempted',
        'failed',
        'not_supported',
        'processing_error',
      ),
    ),
    result_reason: nullable(
      oneOf(
        'abandoned',
        'bypassed',
        'canceled',
        'card_not_enrolled',
        'network_not_supported',
        'protocol_error',
        'rejected',
      ),
    ),
    transaction_id: nullable(text),
    version: nullable(oneOf('1.0.2', '2.1.0', '2.2.0', '2.3.0', '2.3.1')),
  },
);

/** `payment_method_details_card` */
const card = object(
  { exp_month: integer, exp_year: integer },
  {
    amount_authorized: nullable(integer),
    authorization_code: nullable(text),
    brand: nullable(text),
    checks: nullable(cardChecks),
    country: nullable(text),
    electronic_commerce_indicator: nullable(text),
    fingerprint: nullable(text),
    funding: nullable(text),
    installments: unfilled('payment_method_details_card_installments'),
    last4: nullable(text),
    mandate: nullable(expandable('mandate')),
    network: nullable(text),
    /** `payment_method_details_card_network_token` */
    network_token: nullable(object({ used: boolean })),
    network_transaction_id: nullable(text),
    regulated_status: regulated,
    three_d_secure: nullable(threeDSecure),
    transaction_link_id: nullable(longText(22)),
    wallet: unfilled('payment_method_details_card_wallet'),
  },
);

/** `payment_method_details` */
export const paymentMethodDetails = object({ type: text }, { card });
