import type { Shopper } from '@forecourt/lib/account/shopper';
import type { GarageContent } from './content.server.ts';

/** What a site knows of somebody, as they can take it with them. */
export const dataOf = (
  { name, lastName, phone, email, postcode }: Shopper,
  { saved, vehicles, valuations, enquiries, reservations, alerts, prizes, passkeys }: GarageContent,
) => ({
  account: { name, last_name: lastName, phone, email, postcode },
  watchlist: saved.map(({ carId, createdAt }) => ({ car_id: carId, saved_at: createdAt })),
  vehicles: vehicles.map(({ rego, regoState, description, createdAt }) => ({
    rego,
    state: regoState,
    description,
    added_at: createdAt,
  })),
  valuations: valuations.map((valuation) => ({
    rego: valuation.rego,
    state: valuation.regoState,
    vehicle: valuation.vehicle,
    kilometres: valuation.kilometres,
    amount_low: valuation.amountLow,
    amount_high: valuation.amountHigh,
    valued_at: valuation.valuedAt,
    expires_at: valuation.expiresAt,
    accepted_at: valuation.acceptedAt,
  })),
  enquiries: enquiries.map(({ kind, payload, createdAt, deliveredAt }) => ({
    kind,
    sent_at: createdAt,
    delivered_at: deliveredAt,
    ...payload,
  })),
  reservations: reservations.map((reservation) => ({
    reference: reservation.reference,
    car: reservation.car.title,
    status: reservation.status,
    reserved_at: reservation.createdAt,
    amount_cents: reservation.amountCents,
    paid_cents: reservation.paidCents,
    paid_at: reservation.paidAt,
    refunded_cents: reservation.refundedCents,
    refunded_at: reservation.refundedAt,
  })),
  saved_searches: alerts.searches.map(({ name, address, frequency, createdAt }) => ({
    name,
    address,
    frequency,
    saved_at: createdAt,
  })),
  alerts: {
    switches: alerts.preferences.map(({ kind, byMail, byText, frequency }) => ({
      kind,
      by_email: byMail,
      by_text: byText,
      frequency,
    })),
    consents: alerts.consents,
    sent: alerts.told.map(({ kind, carId, oldPrice, toldAt }) => ({
      kind,
      car_id: carId,
      old_price: oldPrice,
      sent_at: toldAt,
    })),
  },
  prizes: prizes.map(({ campaignName, prizeLabel, prizeText, wins, code, createdAt }) => ({
    promotion: campaignName,
    drawn: prizeLabel,
    told: prizeText,
    won: wins,
    code,
    drawn_at: createdAt,
  })),
  passkeys: passkeys.map(({ name, host, createdAt, usedAt }) => ({
    device: name,
    host,
    added_at: createdAt,
    used_at: usedAt,
  })),
});
