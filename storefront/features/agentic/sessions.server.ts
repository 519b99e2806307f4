import {
  cancelCheckout,
  createCheckout,
  findCheckout,
  isOpen,
  type OpenCheckout,
  updateCheckout,
  updateContact,
} from '@forecourt/lib/payments/agentic/checkouts.server';
import { completeCheckout } from '@forecourt/lib/payments/agentic/complete.server';
import { contactOf } from '@forecourt/lib/payments/agentic/contact';
import {
  cancelRequestSchema,
  completeRequestSchema,
  createRequestSchema,
  ProtocolError,
  parseRequest,
  updateRequestSchema,
} from '@forecourt/lib/payments/agentic/protocol';
import { PAYMENT_HANDLER, type SessionView } from '@forecourt/lib/payments/agentic/session-view';
import { environment } from '@forecourt/lib/platform/env';
import { paymentConnections } from '@/features/payments/connections.server.ts';
import { log } from '@/logging/log.server.ts';
import { reservationPath } from '@/site/checkout-address.ts';
import type { AgentCall } from './agent-route.server.ts';
import { holdOf } from './hold-at.server.ts';
import { sessionAnswer, siteUrl } from './session-answer.server.ts';

interface Answer {
  status: number;
  body: SessionView;
  checkoutId: string;
}

const find = ({ pool, site, platform, session }: AgentCall, id = session): Promise<OpenCheckout> =>
  findCheckout(pool, site, { id, platform: platform.id });

async function answer(
  call: AgentCall,
  id: string,
  { status = 200, messages }: { status?: number; messages?: Parameters<typeof sessionAnswer>[2] } = {},
): Promise<Answer> {
  return {
    status,
    body: await sessionAnswer(call.site, await find(call, id), messages),
    checkoutId: id,
  };
}

/** Creates a session (`createCheckoutSession`, 201). */
export async function createSession(call: AgentCall): Promise<Answer> {
  const { pool, site, platform, body } = call;
  const request = parseRequest(createRequestSchema, body);
  const contact = contactOf(request.buyer, request.fulfillment_details);
  const id = await createCheckout(pool, site, { platform: platform.id, request, contact });
  log.info({ site: site.slug, platform: platform.id, session: id }, 'agentic_session_created');
  return answer(call, id, { status: 201 });
}

/** Returns a session (`getCheckoutSession`). */
export const readSession = (call: AgentCall): Promise<Answer> => answer(call, call.session);

/** Changes a session (`updateCheckoutSession`). */
export async function updateSession(call: AgentCall): Promise<Answer> {
  const request = parseRequest(updateRequestSchema, call.body ?? {});
  const contact = contactOf(request.buyer, request.fulfillment_details);
  const current = await find(call);
  await updateCheckout(call.pool, call.site, current, { request, contact });
  return answer(call, current.checkout.id);
}

/** Cancels a session (`cancelCheckoutSession`). */
export async function cancelSession(call: AgentCall): Promise<Answer> {
  parseRequest(cancelRequestSchema, call.body);
  const current = await find(call);
  await cancelCheckout(call.pool, current);
  return answer(call, current.checkout.id);
}

/** Pays a session's deposit with a shared payment token (`completeCheckoutSession`). */
export async function completeSession(call: AgentCall): Promise<Answer> {
  const { pool, site, platform } = call;
  const { buyer, payment_data } = parseRequest(completeRequestSchema, call.body);
  const { handler_id, instrument } = payment_data;
  if (handler_id !== PAYMENT_HANDLER || instrument.credential.type !== 'spt')
    throw new ProtocolError(400, 'unsupported', 'Pay with a shared payment token of Stripe (spt).', {
      param: '$.payment_data',
    });
  let current = await find(call);
  if (buyer && isOpen(current)) {
    await updateContact(pool, current, contactOf(buyer));
    current = await find(call);
  }
  const { checkout, vehicle } = current;
  const { terms } = await holdOf(site, vehicle);
  const messages = await completeCheckout(paymentConnections(), {
    site,
    current,
    token: instrument.credential.token,
    assistant: platform.name,
    holdOpening: terms.holdOpening,
    mostHolds: environment().UNPAID_HOLDS,
    returnUrl: `${siteUrl(site)}${reservationPath('{REFERENCE}')}`,
  });
  const completed = await answer(call, checkout.id, { messages });
  const { status } = completed.body;
  log.info({ site: site.slug, platform: platform.id, session: checkout.id, status }, 'agentic_payment_sent');
  return completed;
}
