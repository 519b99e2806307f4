import { tradeInOfLead } from '../../leads/channel/trade-in.server.ts';
import { leadBody } from '../../leads/channel/webhook.ts';
import { leadToDeliver } from '../../leads/lead-to-deliver.server.ts';
import type { LeadStatus } from '../../leads/status.ts';
import { mailPriceRules, priceLeadOf } from '../../messaging/mail/site-details.ts';
import { type Reservation, reservationById } from '../../payments/reservation/read.server.ts';
import type { Queryable } from '../../platform/database/client.server.ts';
import { withPriceLead } from '../../vehicle/price-lead.ts';
import type { ReadSite } from './changes.server.ts';
import type { EventFacts, WebhookEventType } from './webhook-event.ts';

interface StoredEvent {
  siteSlug: string;
  type: WebhookEventType;
  facts: EventFacts;
  createdAt: Date;
}

/**
 * Returns the JSON body of an event (Standard Webhooks: `type`, `timestamp`, `data`).
 * Personal data is read now, because the outbox does not contain it.
 * @returns null if the lead or reservation is deleted
 */
export async function eventBody(
  db: Queryable,
  { siteSlug, type, facts, createdAt }: StoredEvent,
  readSite: ReadSite,
): Promise<string | null> {
  const data = await eventData(db, siteSlug, facts, readSite);
  return (
    data && JSON.stringify({ type, timestamp: createdAt.toISOString(), data: { site: siteSlug, ...data } })
  );
}

async function eventData(
  db: Queryable,
  siteSlug: string,
  facts: EventFacts,
  readSite: ReadSite,
): Promise<Record<string, unknown> | null> {
  if ('vehicle' in facts) return facts;
  if ('leadId' in facts) return leadData(db, siteSlug, facts.leadId, readSite);
  if ('reservationId' in facts) {
    const { reservationId, ...step } = facts;
    const reservation = await reservationById(db, reservationId);
    return reservation && { reservation: { ...step, ...reservationBody(reservation) } };
  }
  return { test: true };
}

async function leadData(
  db: Queryable,
  siteSlug: string,
  leadId: string,
  readSite: ReadSite,
): Promise<Record<string, unknown> | null> {
  const { rows } = await db.query<{ status: LeadStatus }>('select status from leads where id = $1', [leadId]);
  if (!rows[0]) return null;
  const [lead, site] = [await leadToDeliver(db, leadId), await readSite(siteSlug)];
  if (!site) throw new Error(`The site ${siteSlug} is not published`);
  return {
    lead: {
      ...leadBody({
        lead,
        vehicle: lead.vehicle && withPriceLead(lead.vehicle, priceLeadOf(site)),
        tradeIn: await tradeInOfLead(db, leadId),
        prices: mailPriceRules(site),
      }),
      status: rows[0].status,
    },
  };
}

/** Returns a reservation as JSON; money in dollars. It contains personal data. */
const reservationBody = (reservation: Reservation) => ({
  reference: reservation.reference,
  customer: { name: reservation.name, email: reservation.email, phone: reservation.mobile },
  vehicle: {
    id: reservation.carId,
    title: reservation.car.title,
    stockNumber: reservation.car.stocknum,
    price: reservation.car.price,
    priceText: reservation.car.priceText ?? null,
  },
  dealershipId: reservation.dealershipId,
  fee: reservation.amountCents / 100,
  paid: (reservation.paidCents ?? 0) / 100,
  refunded: reservation.refundedCents / 100,
  heldUntil: reservation.heldUntil.toISOString(),
  createdAt: reservation.createdAt.toISOString(),
});
