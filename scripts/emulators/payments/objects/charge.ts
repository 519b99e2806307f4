import type Stripe from 'stripe';
import { type DeclineCode, declineOf } from '../rules/cards.ts';
import { newId } from '../store/ids.ts';

/** Builds the charge of one payment attempt: captured, or failed with the bank's reason. */
export function charge(
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  {
    created,
    declined: declineCode,
    authenticated,
    receipts: receiptOrigin,
  }: {
    created: number;
    declined: DeclineCode | null;
    authenticated: boolean;
    receipts: string;
  },
): Stripe.Charge {
  const id = newId('ch');
  const reason = declineCode ? declineOf(declineCode) : null;
  return {
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: declineCode ? 0 : intent.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: 'FORECOURT',
    captured: !declineCode,
    created,
    currency: intent.currency,
    customer: null,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: reason?.code ?? null,
    failure_message: reason?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: {
      advice_code: declineCode ? 'try_again_later' : null,
      network_advice_code: null,
      network_decline_code: declineCode ? '05' : null,
      network_status: declineCode ? 'declined_by_network' : 'approved_by_network',
      reason: declineCode,
      risk_level: 'normal',
      risk_score: 12,
      seller_message: declineCode ? 'The bank declined the payment.' : 'Payment complete.',
      type: declineCode ? 'issuer_declined' : 'authorized',
    },
    paid: !declineCode,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: { card: cardDetails(intent, method, !declineCode, authenticated), type: 'card' },
    radar_options: {},
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: declineCode ? null : `${receiptOrigin}/receipts/${id}`,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: declineCode ? 'failed' : 'succeeded',
    transfer_data: null,
    transfer_group: null,
  };
}

function cardDetails(
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  isApproved: boolean,
  isAuthenticated: boolean,
): Stripe.Charge.PaymentMethodDetails.Card {
  const card = method.card!;
  return {
    amount_authorized: isApproved ? intent.amount : null,
    authorization_code: isApproved ? '123456' : null,
    brand: card.brand,
    checks: card.checks,
    country: card.country,
    electronic_commerce_indicator: isAuthenticated ? '05' : null,
    exp_month: card.exp_month,
    exp_year: card.exp_year,
    fingerprint: card.fingerprint,
    funding: card.funding,
    installments: null,
    last4: card.last4,
    mandate: null,
    network: card.brand,
    network_token: { used: false },
    network_transaction_id: null,
    regulated_status: card.regulated_status,
    three_d_secure: isAuthenticated
      ? {
          authentication_flow: 'challenge',
          electronic_commerce_indicator: '05',
          exemption_indicator: null,
          result: 'authenticated',
          result_reason: null,
          transaction_id: null,
          version: '2.2.0',
        }
      : null,
    transaction_link_id: null,
    wallet: null,
  };
}
