import { newId } from '../store/ids.ts';

/**
 * A shared payment token as the seller sees it
 * (https://docs.stripe.com/api/shared-payment/granted-token, version 2026-04-22.preview). The package has no
 * type for it.
 */
export interface GrantedToken {
  id: string;
  object: 'shared_payment.granted_token';
  agent_details: null;
  created: number;
  deactivated_at: number | null;
  deactivated_reason: 'consumed' | 'expired' | 'resolved' | 'revoked' | null;
  livemode: false;
  payment_method_details: { type: 'card'; card: { brand: string; last4: string } };
  risk_details: null;
  shared_metadata: Record<string, string>;
  usage_details: { amount_captured: { currency: string; value: number } };
  usage_limits: { currency: string; expires_at: number; max_amount: number };
}

export const grantedToken = ({
  created,
  limits,
  card,
  metadata,
}: {
  created: number;
  limits: GrantedToken['usage_limits'];
  card: { brand: string; last4: string };
  metadata: Record<string, string>;
}): GrantedToken => ({
  id: newId('spt'),
  object: 'shared_payment.granted_token',
  agent_details: null,
  created,
  deactivated_at: null,
  deactivated_reason: null,
  livemode: false,
  payment_method_details: { type: 'card', card },
  risk_details: null,
  shared_metadata: metadata,
  usage_details: { amount_captured: { currency: limits.currency, value: 0 } },
  usage_limits: limits,
});
