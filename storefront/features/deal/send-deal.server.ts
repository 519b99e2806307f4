import { type Deal, markSent } from '@forecourt/lib/leads/deal/deals.server';
import { summaryRows } from '@forecourt/lib/leads/deal/version';
import { leadCategory } from '@forecourt/lib/leads/form-kinds';
import { leadPayload } from '@forecourt/lib/leads/payload';
import { storeLead } from '@forecourt/lib/leads/store.server';
import { submissionSchema } from '@forecourt/lib/leads/submission';
import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { environment } from '@forecourt/lib/platform/env';
import { ENGLISH } from '@forecourt/lib/platform/language/languages';
import { TRAP } from '@forecourt/lib/platform/text/field-rules';
import type { Site } from '@forecourt/lib/sites/site';
import type { Vehicle } from '@forecourt/lib/vehicle/vehicle';
import { buildDealPath } from '@/features/deal-link/address.ts';
import { journeyOf } from '@/features/enquiry/journey-field.server.ts';
import { countLead } from '@/features/enquiry/lead-counts.ts';
import { plainJourney } from '@/features/enquiry/plain-journey.server.ts';
import { findShopperActivity } from '@/features/enquiry/shopper-activity.server.ts';
import { shopperVisit } from '@/features/enquiry/visit.server.ts';
import type { Answers } from '@/forms/answers.ts';
import { originOf } from '@/forms/request.server.ts';
import { hasGpc } from '@/site/gpc.ts';
import { handlerLanguage } from '@/site/handler-language.server.ts';

/** Subcategory of the leads of deals. */
const DEAL_SUBCATEGORY = 'Deal';

/**
 * Stores a draft as one lead with all of it, and marks it as sent in the same transaction. Its id is the lead's
 * token, so that sending it twice makes one lead.
 * @throws the database's error; then nothing was sent
 */
export async function storeDealLead(
  site: Site,
  { deal, vehicle }: { deal: Deal; vehicle: Vehicle },
  answers: Answers,
  request: Request,
): Promise<void> {
  const newest = deal.versions.at(-1);
  if (!newest) throw new Error('The deal has no version');
  const pool = databasePool(environment().DATABASE_URL);
  const page = buildDealPath(vehicle);
  const { name = '', phone = '', email = '', message = '', journey } = answers;
  const submission = submissionSchema.parse({
    ...(journey ? journeyOf(journey) : plainJourney(request, page)),
    token: deal.id,
    kind: 'enquiry',
    car: vehicle.id,
    values: { name, phone, email, message },
    url: `${originOf(request)}${page}`,
    [TRAP]: answers[TRAP] ?? '',
  });
  const category = { ...leadCategory('enquiry', vehicle, null), subcategory: DEAL_SUBCATEGORY };
  const dealershipId = vehicle.dealership_id;
  const lookedInto = await findShopperActivity(site, submission);
  const sent = (leadId: string) => ({ siteSlug: site.slug, id: deal.id, leadId });
  const { id, outcome } = await storeLead(pool, {
    siteSlug: site.slug,
    submission,
    dealershipId,
    locationId: vehicle.location_id,
    language: handlerLanguage() ?? ENGLISH,
    alongside: (connection, leadId) => markSent(connection, sent(leadId)),
    payload: (leadId) => {
      const payload = leadPayload({
        id: leadId,
        submission,
        category,
        vehicle,
        dealershipSlug: site.dealerships.find((dealership) => dealership.id === dealershipId)?.slug ?? null,
        userAgent: request.headers.get('user-agent') ?? '',
        autogaugeEnabled: site.features.autogaugeEnabled,
        lookedInto,
        visit: shopperVisit(site, submission.visit, { hasGpc: hasGpc(request), now: new Date() }),
      });
      return {
        ...payload,
        lead_attributes: { ...payload.lead_attributes, answers: summaryRows(newest) },
      };
    },
  });
  // A suspected bot's lead is held back without the step above.
  await markSent(pool, sent(id));
  countLead(site.slug, outcome === 'stored' ? 'taken' : 'repeated');
}
