import { withinRate } from '@forecourt/lib/database/rate-limit.server';
import { FAILED_TEXT, type LeadProblems, leadProblems, PROBLEMS_TEXT } from '@forecourt/lib/lead/fields';
import { leadCategory, leadEvent } from '@forecourt/lib/lead/kinds';
import { leadPayload } from '@forecourt/lib/lead/payload';
import { storeLead } from '@forecourt/lib/lead/store.server';
import { type Submission, submissionSchema } from '@forecourt/lib/lead/submission';
import type { Site } from '@forecourt/lib/site/site';
import { log } from '@/logging/log.server.ts';
import { NO_TEST_DRIVE_TEXT, type Refusal, TOO_MANY_TEXT, VEHICLE_GONE_TEXT } from './answers.ts';
import { findLeadVehicle, formSetup, isFormOffered, leadDatabase } from './setup.server.ts';
import type { LeadAnswer } from './setup.ts';

/** Leads from one address of one site: phones of one carrier may share an address, so not few. */
const LEAD_RATE = { most: 40, windowSeconds: 600 };

export interface LeadSource {
  address: string;
  userAgent: string;
  /** The page as the browser's own header names it, should the form not. */
  referer: string | null;
  requestId: string | null;
}

/** What became of a lead that was sent. */
export type LeadOutcome =
  | { kind: 'taken'; answer: LeadAnswer; isNew: boolean }
  | ({ kind: 'refused' } & Refusal);

const refused = (code: Refusal['code'], error: string, fields?: LeadProblems): LeadOutcome => ({
  kind: 'refused',
  code,
  error,
  ...(fields && { fields }),
});

/**
 * Takes what a browser sends as a lead: believes nothing, looks the vehicle up, and answers success only once the
 * lead is a committed row (architecture rule 5).
 */
export async function takeLead(site: Site, body: unknown, source: LeadSource): Promise<LeadOutcome> {
  const parsed = submissionSchema.safeParse(body);
  if (!parsed.success) return refused('bad_input', FAILED_TEXT);
  const submission = parsed.data;
  const logContext = { site: site.slug, form: submission.kind, requestId: source.requestId };
  try {
    const pool = leadDatabase();
    if (!(await withinRate(pool, `lead ${site.slug} ${source.address}`, LEAD_RATE))) {
      log.warn(logContext, 'too many leads from one address');
      return refused('rate_limit', TOO_MANY_TEXT);
    }
    const vehicle = submission.car ? await findLeadVehicle(site, submission.car) : null;
    if (submission.car && !vehicle) return refused('not_found', VEHICLE_GONE_TEXT);
    if (!isFormOffered(site, submission.kind, vehicle)) return refused('not_offered', NO_TEST_DRIVE_TEXT);
    const { rules } = await formSetup(site, submission.kind, vehicle);
    const problems = leadProblems(submission.values, rules);
    if (Object.keys(problems).length > 0) return refused('validation', PROBLEMS_TEXT, problems);

    const { dealershipId, locationId } = addressee(site, submission, vehicle, rules.locations);
    const choice = rules.categories ? submission.values.category : null;
    const category = leadCategory(submission.kind, vehicle, choice);
    const lead = await storeLead(pool, {
      siteSlug: site.slug,
      submission,
      dealershipId,
      locationId,
      payload: (id) =>
        leadPayload({
          id,
          submission: { ...submission, url: pageUrl(site, submission.url, source.referer) },
          category,
          vehicle,
          dealershipSlug: site.dealerships.find((dealership) => dealership.id === dealershipId)?.slug ?? null,
          userAgent: source.userAgent,
          autogaugeEnabled: site.features.autogaugeEnabled,
        }),
    });
    log.info({ ...logContext, lead: lead.id, outcome: lead.outcome, category: category.category }, 'a lead');
    const event = leadEvent(
      { kind: submission.kind, vehicle, choice },
      site.settings.testDriveOnlyTagName,
      site.settings.eventIds,
    );
    const answer: LeadAnswer = { lead_id: lead.id, category: category.category, event };
    return { kind: 'taken', answer, isNew: lead.outcome === 'stored' };
  } catch (error) {
    log.error({ err: error, ...logContext }, 'a lead could not be stored');
    return refused('failed', FAILED_TEXT);
  }
}

/** Whose lead it is: the vehicle's dealer, else whom the shopper chose, else the site's main dealership. */
function addressee(
  site: Site,
  { values }: Submission,
  vehicle: { dealership_id: string; location_id: string | null } | null,
  locations: readonly { id: string; of: string | null }[] | null,
): { dealershipId: string | null; locationId: string | null } {
  const chosen = locations?.find(({ id }) => id === values.location);
  const dealershipId =
    vehicle?.dealership_id ??
    chosen?.of ??
    site.dealerships.find(({ id }) => id === values.dealership)?.id ??
    site.dealerships[0]?.id ??
    null;
  return { dealershipId, locationId: chosen?.id ?? vehicle?.location_id ?? null };
}

const MAX_URL = 1000;

/** The page a lead came from: an address of this site, without what may follow a `#`. */
function pageUrl(site: Site, sent: string, referer: string | null): string {
  for (const candidate of [sent, referer ?? '']) {
    if (!/^https?:\/\//.test(candidate) || !URL.canParse(candidate)) continue;
    const { origin, pathname, search } = new URL(candidate);
    return `${origin}${pathname}${search}`.slice(0, MAX_URL);
  }
  return site.url;
}
