import { randomUUID } from 'node:crypto';
import { databasePool } from '@forecourt/lib/database/client.server';
import { environment } from '@forecourt/lib/env';
import type { LeadChange } from '@forecourt/lib/lead/change';
import { leadCategory } from '@forecourt/lib/lead/kinds';
import { leadPayload } from '@forecourt/lib/lead/payload';
import { normalisePhone } from '@forecourt/lib/lead/phone';
import { storeLead } from '@forecourt/lib/lead/store.server';
import { submissionSchema } from '@forecourt/lib/lead/submission';
import { updateLead } from '@forecourt/lib/lead/update.server';
import type { Site } from '@forecourt/lib/site/site';
import { photosOf } from '@forecourt/lib/trade-in/photos.server';
import { keepLead, type Valuation } from '@forecourt/lib/trade-in/valuations.server';
import { journeyOf } from '@/features/enquiry/journey-field.server.ts';
import { findLookedInto } from '@/features/enquiry/looked-into.server.ts';
import { findLeadVehicle } from '@/features/enquiry/setup.server.ts';
import { originOf } from '@/forms/request.server.ts';
import { valuationAnswers, valuationMessage } from './message.ts';
import type { Visit } from './own-valuation.server.ts';

// One lead goes along with a valuation, from its first screen to its last (TRADE-05 to TRADE-11): the valuation's id is
// the lead's token, so that there is never a second one.

const pool = () => databasePool(environment().DATABASE_URL);

const contactOf = (shopper: Visit['shopper']): Pick<LeadChange, 'name' | 'email' | 'phone'> =>
  shopper
    ? {
        name: [shopper.name, shopper.lastName].filter(Boolean).join(' '),
        email: shopper.email ?? '',
        phone: normalisePhone(shopper.phone),
      }
    : {};

/**
 * Makes the lead of a valuation that begins, or finds it again.
 * @param valuation with at least its id; the car of ours comes from it
 * @throws the database's error
 */
export async function beginLead(
  site: Site,
  request: Request,
  {
    valuation,
    shopper,
    journey,
  }: {
    valuation: Pick<Valuation, 'id' | 'leadId' | 'carId'>;
    shopper: Visit['shopper'];
    /** What led here, as the form says it. */
    journey?: string | undefined;
  },
  page: string,
): Promise<string> {
  if (valuation.leadId) return valuation.leadId;
  const vehicle = valuation.carId ? await findLeadVehicle(site, valuation.carId) : null;
  const { name = '', email = '', phone = '' } = contactOf(shopper);
  const url = `${originOf(request)}${page}`;
  const submission = submissionSchema.parse({
    ...journeyOf(journey),
    token: valuation.id,
    kind: 'tradeIn',
    isLastStep: false,
    car: vehicle?.id ?? null,
    values: { name, email, phone },
    url,
  });
  const lookedInto = await findLookedInto(site, submission);
  const dealershipId = vehicle?.dealership_id ?? site.dealerships[0]?.id ?? null;
  const category = { ...leadCategory('tradeIn', vehicle, null), subcategory: '1. Valuation Started' };
  const { id } = await storeLead(pool(), {
    siteSlug: site.slug,
    submission,
    dealershipId,
    locationId: vehicle?.location_id ?? null,
    payload: (leadId) =>
      leadPayload({
        id: leadId,
        submission,
        category,
        vehicle,
        dealershipSlug: site.dealerships.find((dealership) => dealership.id === dealershipId)?.slug ?? null,
        userAgent: request.headers.get('user-agent') ?? '',
        autogaugeEnabled: site.features.autogaugeEnabled,
        lookedInto,
      }),
  });
  await keepLead(pool(), valuation.id, id);
  return id;
}

/**
 * Tells the lead of a valuation how it stands now.
 * @param change what this step adds
 * @throws the database's error
 */
export async function continueLead(
  site: Site,
  { valuation, shopper }: { valuation: Valuation; shopper: Visit['shopper'] },
  { isLastStep = false, ...change }: LeadChange & { isLastStep?: boolean } = {},
): Promise<void> {
  if (!valuation.leadId) return;
  const { rego, regoState, answers } = valuation;
  const { length: photos } = await photosOf(pool(), valuation.leadId);
  await updateLead(
    pool(),
    { siteSlug: site.slug, leadId: valuation.leadId, token: valuation.id, phone: null },
    {
      key: randomUUID(),
      isLastStep,
      change: {
        ...contactOf(shopper),
        message: valuationMessage(valuation),
        answers: valuationAnswers(valuation, photos),
        ...(rego && { rego, regoState }), // TRADE-07, LEAD-58
        ...(answers.length > 0 && {
          adjustmentAnswers: answers.map(({ question, answer }) => ({ question, answer })), // TRADE-06, LEAD-59
        }),
        ...change,
      },
    },
  );
}
