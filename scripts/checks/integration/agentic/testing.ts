import {
  acceptTerms,
  type CheckoutSite,
  createCheckout,
  findCheckout,
  type OpenCheckout,
} from '@forecourt/lib/payments/agentic/checkouts.server';
import { completeCheckout } from '@forecourt/lib/payments/agentic/complete.server';
import { contactOf } from '@forecourt/lib/payments/agentic/contact';
import { itemIdOf } from '@forecourt/lib/payments/agentic/item-id';
import type { PaymentConnections } from '@forecourt/lib/payments/connections';
import { openCounter } from '../reservations/testing/counter.ts';
import { CUSTOMER, site as reservingSite } from '../reservations/testing/shopper.ts';

export const PLATFORM = 'chatgpt';

/** The site of the reservation tests, open to assistants. */
export const site = (
  settings: Record<string, unknown> = {},
  features: Record<string, boolean> = {},
): CheckoutSite => reservingSite(settings, { agenticCheckout: true, gateCheckout: false, ...features });

/** Starts a database and the payments emulator, with helpers to check out as an assistant does. */
export async function openAgentCounter() {
  const counter = await openCounter();
  const completeSeen = (
    current: OpenCheckout,
    token: string,
    connections: PaymentConnections = counter.connections,
    of = site(),
  ) =>
    completeCheckout(connections, {
      site: of,
      current,
      token,
      assistant: 'ChatGPT',
      holdOpening: null,
      mostHolds: 3,
      returnUrl: 'http://sample.localhost:3000/reservations/{REFERENCE}',
    });
  const buyer = { full_name: CUSTOMER.name, phone_number: CUSTOMER.mobile, email: CUSTOMER.email };
  return {
    ...counter,
    /** Opens a session; a shopper of their own, with the terms accepted, unless the options say otherwise. */
    open: async (
      vehicle: { id: string },
      {
        of = site(),
        contact = contactOf(buyer),
        hasAccepted = true,
      }: { of?: CheckoutSite; contact?: ReturnType<typeof contactOf>; hasAccepted?: boolean } = {},
    ): Promise<string> => {
      const request = { line_items: [{ id: itemIdOf(vehicle.id) }], currency: 'aud', capabilities: {} };
      const id = await createCheckout(counter.pool, of, { platform: PLATFORM, request, contact });
      if (hasAccepted)
        await acceptTerms(counter.pool, await findCheckout(counter.pool, of, { id, platform: PLATFORM }));
      return id;
    },
    read: (id: string, of = site()) => findCheckout(counter.pool, of, { id, platform: PLATFORM }),
    /** Pays for a session as it was read. */
    completeSeen,
    complete: async (id: string, token: string, of = site()) => {
      const current = await findCheckout(counter.pool, of, { id, platform: PLATFORM });
      const messages = await completeSeen(current, token, counter.connections, of);
      return { messages, ...(await findCheckout(counter.pool, of, { id, platform: PLATFORM })) };
    },
    events: async () => {
      const { rows } = await counter.pool.query<{ type: string }>(
        'select type from agent_order_events order by id',
      );
      return rows.map(({ type }) => type);
    },
    clear: async () => {
      await counter.clear();
      await counter.pool.query('truncate agent_checkouts, agent_requests restart identity cascade');
    },
  };
}
export type AgentCounter = Awaited<ReturnType<typeof openAgentCounter>>;
