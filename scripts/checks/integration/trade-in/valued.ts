import { randomUUID } from 'node:crypto';
import { leadCategory } from '@forecourt/lib/leads/form-kinds';
import { leadPayload } from '@forecourt/lib/leads/payload';
import { storeLead } from '@forecourt/lib/leads/store.server';
import { submissionSchema } from '@forecourt/lib/leads/submission';
import type { Owner } from '@forecourt/lib/leads/trade-in/lead.server';
import { nameVehicle, valueVehicle } from '@forecourt/lib/leads/trade-in/steps.server';
import { beginValuation, confirmVehicle, keepLead } from '@forecourt/lib/leads/trade-in/valuations.server';
import type pg from 'pg';

export const SITE = 'sample';

export const NAMED = {
  rego: 'ABC123',
  regoState: 'QLD',
  plateUnknown: false,
  vehicle: {
    make: 'Mazda',
    model: 'CX-5',
    year: 2022,
    badge: null,
    body: null,
    transmission: null,
    fuel: null,
    colour: null,
  },
  carId: null,
};

export const CONDITION = {
  kilometres: 64_000,
  answers: [{ id: 'keys', question: 'Keys?', choiceId: 'one', answer: 'One', amount: -350 }],
  range: { low: 18_200, high: 20_500 },
  noEstimate: null,
  expiresAt: new Date(Date.now() + 7 * 86_400_000),
};

export async function newOwner(pool: pg.Pool): Promise<Owner> {
  const userId = randomUUID();
  const phone = `+614${String(Date.now()).slice(-4)}${String(Math.random()).slice(2, 6)}`;
  await pool.query('insert into users (id, site_slug, phone) values ($1, $2, $3)', [userId, SITE, phone]);
  return { userId, phone, name: 'Kim', lastName: 'Nguyen', email: 'kim@shopper.example', postcode: null };
}

/** Creates an unclaimed valuation with its estimate and lead, like the first three screens. */
export async function valuedByStranger(
  pool: pg.Pool,
): Promise<{ id: string; leadId: string; token: string }> {
  const { id, token } = await beginValuation(pool, { siteSlug: SITE, carId: null });
  const submission = submissionSchema.parse({
    token: id,
    kind: 'tradeIn',
    isLastStep: false,
    car: null,
    values: { name: '', email: '', phone: '' },
    url: 'http://sample.localhost:3000/sell-my-car',
  });
  const { id: leadId } = await storeLead(pool, {
    siteSlug: SITE,
    submission,
    dealershipId: 'sample-dealer',
    locationId: null,
    payload: (newId) =>
      leadPayload({
        id: newId,
        submission,
        category: { ...leadCategory('tradeIn', null, null), subcategory: '1. Valuation Started' },
        vehicle: null,
        dealershipSlug: 'sample-dealer',
        userAgent: 'a browser',
        autogaugeEnabled: false,
      }),
  });
  await keepLead(pool, id, leadId);
  const whose = { siteSlug: SITE, valuationId: id, owner: null };
  await nameVehicle(pool, whose, NAMED);
  await confirmVehicle(pool, id);
  await valueVehicle(pool, whose, CONDITION);
  return { id, leadId, token };
}
