import type { PaymentConnections } from '@forecourt/lib/payments/connections';
import { reconcile } from '@forecourt/lib/payments/reservation/reconcile.server';
import { cancelByShopper } from '@forecourt/lib/payments/reservation/shopper.server';
import { startReservation } from '@forecourt/lib/payments/reservation/start.server';
import { receiveWebhook } from '@forecourt/lib/payments/webhooks.server';
import type Stripe from 'stripe';
import { CUSTOMER, site } from '../testing/shopper.ts';

const WEBHOOK_SECRET = 'whsec_of_the_crashes';

/** The task of one process: a storefront serving a shopper or a webhook, or the worker. */
export type Part =
  | { part: 'start'; token: string; vehicleSlug: string }
  | { part: 'webhook'; events: object[] }
  | { part: 'cancel'; reference: string; token: string }
  | { part: 'work' };

export async function act(
  connections: PaymentConnections & { stripe: Stripe },
  part: Part,
): Promise<unknown> {
  switch (part.part) {
    case 'start':
      return startReservation(connections, {
        site: site(),
        customer: CUSTOMER,
        returnUrl: 'http://sample.localhost:3000/reservations/{REFERENCE}',
        ...part,
      });
    case 'webhook':
      for (const event of part.events) {
        const payload = JSON.stringify(event);
        const signature = connections.stripe.webhooks.generateTestHeaderString({
          payload,
          secret: WEBHOOK_SECRET,
        });
        await receiveWebhook({ ...connections, secret: WEBHOOK_SECRET }, { body: payload, signature });
      }
      return null;
    case 'cancel':
      return cancelByShopper(connections, { siteSlug: 'sample', ...part });
    case 'work':
      return reconcile(connections);
  }
}
