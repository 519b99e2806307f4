import { leadCategory } from '@forecourt/lib/leads/form-kinds';
import { leadPayload } from '@forecourt/lib/leads/payload';
import { storeLead } from '@forecourt/lib/leads/store.server';
import { submissionSchema } from '@forecourt/lib/leads/submission';
import { contactOf } from '@forecourt/lib/leads/trade-in/lead.server';
import { keepLead, type Valuation } from '@forecourt/lib/leads/trade-in/valuations.server';
import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { environment } from '@forecourt/lib/platform/env';
import { ENGLISH } from '@forecourt/lib/platform/language/languages';
import type { Site } from '@forecourt/lib/sites/site';
import { journeyOf } from '@/features/enquiry/journey-field.server.ts';
import { countLead } from '@/features/enquiry/lead-counts.ts';
import { plainJourney } from '@/features/enquiry/plain-journey.server.ts';
import { findLeadVehicle } from '@/features/enquiry/setup.server.ts';
import { findShopperActivity } from '@/features/enquiry/shopper-activity.server.ts';
import { shopperVisit } from '@/features/enquiry/visit.server.ts';
import { originOf } from '@/forms/request.server.ts';
import { hasGpc } from '@/site/gpc.ts';
import { handlerLanguage } from '@/site/handler-language.server.ts';
import type { Visit } from './valuation-visit.server.ts';

const pool = () => databasePool(environment().DATABASE_URL);

/**
 * Creates the lead of a new valuation, or returns the existing one.
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
    journey?: string | undefined;
  },
  page: string,
): Promise<string> {
  if (valuation.leadId) return valuation.leadId;
  const vehicle = valuation.carId ? await findLeadVehicle(site, valuation.carId) : null;
  const { name = '', email = '', phone = '' } = contactOf(shopper);
  const url = `${originOf(request)}${page}`;
  const submission = submissionSchema.parse({
    ...(journey ? journeyOf(journey) : plainJourney(request, page)),
    token: valuation.id,
    kind: 'tradeIn',
    isLastStep: false,
    car: vehicle?.id ?? null,
    values: { name, email, phone },
    url,
  });
  const lookedInto = await findShopperActivity(site, submission);
  const dealershipId = vehicle?.dealership_id ?? site.dealerships[0]?.id ?? null;
  const category = { ...leadCategory('tradeIn', vehicle, null), subcategory: '1. Valuation Started' };
  const { id, outcome } = await storeLead(pool(), {
    siteSlug: site.slug,
    submission,
    dealershipId,
    locationId: vehicle?.location_id ?? null,
    language: handlerLanguage() ?? ENGLISH,
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
        visit: shopperVisit(site, submission.visit, { hasGpc: hasGpc(request), now: new Date() }),
      }),
  });
  countLead(site.slug, outcome === 'stored' ? 'taken' : 'repeated');
  await keepLead(pool(), valuation.id, id);
  return id;
}
