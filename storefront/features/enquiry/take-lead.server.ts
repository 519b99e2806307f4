import { withinRate } from '@forecourt/lib/database/rate-limit.server';
import type { FinanceAnswers, ToldQuote } from '@forecourt/lib/finance/quote/lead';
import { POSTCODE_MESSAGES } from '@forecourt/lib/geocode/postcode';
import { isKnownPostcode } from '@forecourt/lib/geocode/suggest';
import { FAILED_TEXT, PROBLEMS_TEXT, TRAP } from '@forecourt/lib/lead/fields';
import { leadCategory } from '@forecourt/lib/lead/kinds';
import { leadPayload } from '@forecourt/lib/lead/payload';
import { fileName, type LeadFile, RESUME_BYTES, RESUME_TEXT, resumeType } from '@forecourt/lib/lead/resume';
import { departmentOfForm, type FormPlace, placesOfDepartment } from '@forecourt/lib/lead/rules';
import { storeLead } from '@forecourt/lib/lead/store.server';
import { type Submission, submissionSchema } from '@forecourt/lib/lead/submission';
import { begunProblems, type LeadProblems, leadProblems } from '@forecourt/lib/lead/values';
import { RATES } from '@forecourt/lib/request/rates';
import type { Site } from '@forecourt/lib/site/site';
import { SlotTakenError, takeSlot } from '@forecourt/lib/test-drive/booking.server';
import { SLOT_TAKEN_TEXT } from '@forecourt/lib/test-drive/slots';
import type { KeptValuation } from '@forecourt/lib/trade-in/kept';
import type { Vehicle } from '@forecourt/lib/vehicle/vehicle';
import { siteOf } from '@/content/hosts.server.ts';
import { loadLocations } from '@/content/locations.server.ts';
import { findPage, type PageDocument } from '@/content/page.server.ts';
import { wantedSlot } from '@/features/test-drive/slots.server.ts';
import { log } from '@/logging/log.server.ts';
import { NO_TEST_DRIVE_TEXT, type Refusal, TOO_MANY_TEXT, VEHICLE_GONE_TEXT } from './answers.ts';
import { findFormBlock } from './form-block.ts';
import { countLead, type LeadOutcomeName } from './lead-counts.ts';
import { findLookedInto } from './looked-into.server.ts';
import { pageUrl } from './page-url.ts';
import {
  findLeadVehicle,
  formEvent,
  formPlace,
  formSetup,
  isFormOffered,
  leadDatabase,
} from './setup.server.ts';
import type { LeadAnswer } from './setup.ts';

export interface LeadSource {
  address: string;
  userAgent: string;
  /** The page as the browser's own header names it, should the form not. */
  referer: string | null;
  requestId: string | null;
  /** The vehicle of their own that whoever sends it has valued here. */
  tradeIn?: () => Promise<KeptValuation | null>;
  /** What a lender quotes for what was chosen in the finance journey. */
  quote?: (
    vehicle: Vehicle | null,
    chosen: FinanceAnswers,
    tradeIn: KeptValuation | null,
  ) => Promise<ToldQuote | null>;
}

/** What became of a lead that was sent. */
export type LeadOutcome =
  | { kind: 'taken'; answer: LeadAnswer; isNew: boolean; isHeldBack: boolean }
  | ({ kind: 'refused' } & Refusal);

const refusalOf = (code: Refusal['code'], error: string, fields?: LeadProblems): LeadOutcome => ({
  kind: 'refused',
  code,
  error,
  ...(fields && { fields }),
});

/** The form stays as it is, with its other times (OPEN-009). */
const slotTaken = (): LeadOutcome => refusalOf('slot_taken', SLOT_TAKEN_TEXT, { dateTime: SLOT_TAKEN_TEXT });

/**
 * Takes what a browser sends as a lead: believes nothing, looks the vehicle up, and answers success only once the
 * lead is a committed row (architecture rule 5). What becomes of it is counted.
 * @param sentFile what was sent along; it counts where the form asks for one
 */
export async function takeLead(
  site: Site,
  body: unknown,
  source: LeadSource,
  sentFile: File | null = null,
): Promise<LeadOutcome> {
  const outcome = await judgeLead(site, body, source, sentFile);
  countLead(site.slug, outcomeName(outcome));
  return outcome;
}

function outcomeName(outcome: LeadOutcome): LeadOutcomeName {
  if (outcome.kind === 'refused') return outcome.code;
  if (outcome.isHeldBack) return 'held_back';
  return outcome.isNew ? 'taken' : 'repeated';
}

async function judgeLead(
  site: Site,
  body: unknown,
  source: LeadSource,
  sentFile: File | null,
): Promise<LeadOutcome> {
  const parsedSubmission = submissionSchema.safeParse(body);
  if (!parsedSubmission.success) return refusalOf('bad_input', FAILED_TEXT);
  const submission = parsedSubmission.data;
  const logContext = { site: site.slug, form: submission.kind, requestId: source.requestId };
  try {
    const pool = leadDatabase();
    if (!(await withinRate(pool, `lead ${site.slug} ${source.address}`, RATES.lead))) {
      log.warn(logContext, 'too many leads from one address');
      return refusalOf('rate_limit', TOO_MANY_TEXT);
    }
    const vehicle = submission.car ? await findLeadVehicle(site, submission.car) : null;
    if (submission.car && !vehicle) return refusalOf('not_found', VEHICLE_GONE_TEXT);
    if (!isFormOffered(site, submission.kind, vehicle)) return refusalOf('not_offered', NO_TEST_DRIVE_TEXT);
    const url = await pageUrl(site, [submission.url, source.referer], siteOf);
    const page = await pageAt(site, url);
    const block = page && findFormBlock(page.blocks, submission.block);
    const { rules } = await formSetup(site, submission.kind, vehicle, block);
    const problemsOf = submission.isLastStep ? leadProblems : begunProblems;
    const file = rules.fields.some(({ name }) => name === 'resume') ? await readResume(sentFile) : null;
    const { postcode } = submission.values.details;
    const problems: LeadProblems = {
      ...(postcode && !isKnownPostcode(postcode) && { postcode: POSTCODE_MESSAGES.unknown }),
      ...problemsOf(submission.values, rules),
      ...(file === 'refused' && { resume: RESUME_TEXT }),
    };
    if (file === 'refused' || Object.keys(problems).length > 0)
      return refusalOf('validation', PROBLEMS_TEXT, problems);

    const { dealershipId, locationId } = addressee(
      site,
      submission,
      vehicle,
      await placesFor(site, submission),
    );
    const slot = rules.slots
      ? await wantedSlot(site, submission, { vehicle, dealershipId, locationId })
      : null;
    if (slot === 'taken') return slotTaken();
    const choice = rules.categories ? submission.values.category : null;
    const category = leadCategory(submission.kind, vehicle, choice);
    const tradeIn = (submission.finance?.tradeIn && (await source.tradeIn?.())) || null;
    const [lookedInto, quote] = await Promise.all([
      findLookedInto(site, submission),
      submission.finance ? source.quote?.(vehicle, submission.finance, tradeIn) : null,
    ]);
    const lead = await storeLead(pool, {
      siteSlug: site.slug,
      submission,
      dealershipId,
      locationId,
      recipientIds: block?.recipientIds ?? null,
      ...(slot && { alongside: (connection, id) => takeSlot(connection, id, slot) }),
      file,
      payload: (id) =>
        leadPayload({
          id,
          submission: { ...submission, url },
          category,
          vehicle,
          dealershipSlug: site.dealerships.find((dealership) => dealership.id === dealershipId)?.slug ?? null,
          userAgent: source.userAgent,
          autogaugeEnabled: site.features.autogaugeEnabled,
          pageId: page?.id ?? null,
          rules,
          tradeIn,
          quote: quote ?? null,
          lookedInto,
        }),
    });
    log.info({ ...logContext, lead: lead.id, outcome: lead.outcome, category: category.category }, 'a lead');
    const event = formEvent(site, submission.kind, vehicle, choice, block);
    const answer: LeadAnswer = { lead_id: lead.id, category: category.category, event };
    const isHeldBack = submission[TRAP] !== '';
    return { kind: 'taken', answer, isNew: lead.outcome === 'stored', isHeldBack };
  } catch (error) {
    if (error instanceof SlotTakenError) return slotTaken();
    log.error({ err: error, ...logContext }, 'a lead could not be stored');
    return refusalOf('failed', FAILED_TEXT);
  }
}

/** A resume that was sent along; `refused` for a file that is too long or not what it may be. */
async function readResume(file: File | null): Promise<LeadFile | 'refused' | null> {
  if (!file) return null;
  if (file.size > RESUME_BYTES) return 'refused';
  const content = new Uint8Array(await file.arrayBuffer());
  const type = resumeType(content);
  return type ? { name: fileName(file.name, type), type, content } : 'refused';
}

/** The locations that may answer a form: those of its department, where it has one. */
async function placesFor(site: Site, { kind }: Submission): Promise<readonly FormPlace[]> {
  const places = (await loadLocations(site.slug)).map(formPlace);
  const department = departmentOfForm(kind);
  return department ? placesOfDepartment(department, places) : places;
}

/**
 * Whose lead it is: the vehicle's dealer, else whom the shopper chose, else the form’s own department, else the site's main
 * dealership.
 */
function addressee(
  site: Site,
  { kind, values }: Submission,
  vehicle: { dealership_id: string; location_id: string | null } | null,
  places: readonly FormPlace[],
): { dealershipId: string | null; locationId: string | null } {
  const ownPlace = departmentOfForm(kind) ? places[0] : undefined;
  const chosenPlace = places.find(({ id }) => id === values.location) ?? ownPlace;
  const dealershipId =
    vehicle?.dealership_id ??
    chosenPlace?.of ??
    site.dealerships.find(({ id }) => id === values.dealership)?.id ??
    site.dealerships[0]?.id ??
    null;
  return { dealershipId, locationId: chosenPlace?.id ?? vehicle?.location_id ?? null };
}

/** The editor's page at an address (LEAD-64); a content lake that does not answer loses no lead. */
async function pageAt(site: Site, url: string): Promise<PageDocument | null> {
  try {
    return await findPage(site.slug, new URL(url).pathname);
  } catch (error) {
    log.warn({ err: error, site: site.slug }, 'the page of a lead was not found');
    return null;
  }
}
