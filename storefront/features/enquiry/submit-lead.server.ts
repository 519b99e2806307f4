import { WINDOW_GONE_TEXT } from '@forecourt/lib/leads/call-back/windows';
import type { LeadFile } from '@forecourt/lib/leads/files.server';
import type { FinanceAnswers, LicensedQuote } from '@forecourt/lib/leads/finance-quote/lead';
import { leadCategory } from '@forecourt/lib/leads/form-kinds';
import { departmentOfForm, type FormPlace, placesOfDepartment } from '@forecourt/lib/leads/form-rules';
import { firstStepProblems, type LeadProblems, leadProblems } from '@forecourt/lib/leads/lead-values';
import { optInOf } from '@forecourt/lib/leads/opt-in';
import { leadPayload } from '@forecourt/lib/leads/payload';
import { fileName, RESUME_BYTES, RESUME_TEXT, resumeType } from '@forecourt/lib/leads/resume';
import { reserveService, type WantedService } from '@forecourt/lib/leads/service-booking/booking.server';
import { withService } from '@forecourt/lib/leads/service-booking/payload';
import { bookingRules } from '@forecourt/lib/leads/service-booking/rules';
import type { SpooledLead } from '@forecourt/lib/leads/spool.server';
import { isReachable, storeLead } from '@forecourt/lib/leads/store.server';
import { type Submission, submissionSchema } from '@forecourt/lib/leads/submission';
import { isSuspect } from '@forecourt/lib/leads/suspect';
import { reserveSlot, SlotTakenError } from '@forecourt/lib/leads/test-drive/booking.server';
import { SLOT_TAKEN_TEXT } from '@forecourt/lib/leads/test-drive/slots';
import type { KeptValuation } from '@forecourt/lib/leads/trade-in/kept-valuation';
import { isNearLimit } from '@forecourt/lib/platform/challenge/threshold';
import { decrementCounter, incrementCounter } from '@forecourt/lib/platform/database/rate-limit.server';
import { isDatabaseUnavailable } from '@forecourt/lib/platform/database/unavailable';
import { POSTCODE_MESSAGES } from '@forecourt/lib/platform/geocode/postcode';
import { isKnownPostcode } from '@forecourt/lib/platform/geocode/suggest';
import { ENGLISH, type Language, splitLanguage } from '@forecourt/lib/platform/language/languages';
import type { Household } from '@forecourt/lib/platform/network/household';
import { RATES } from '@forecourt/lib/platform/request/rates';
import { FAILED_TEXT, PROBLEMS_TEXT, REQUIRED_TEXT } from '@forecourt/lib/platform/text/field-rules';
import type { Site } from '@forecourt/lib/sites/site';
import type { Vehicle } from '@forecourt/lib/vehicle/vehicle';
import { siteOf } from '@/content/hosts.server.ts';
import { loadLocations } from '@/content/locations.server.ts';
import { findPage, type PageDocument } from '@/content/page.server.ts';
import { requestedCallBack } from '@/features/call-back/windows.server.ts';
import { CHALLENGE_TEXT, type Verdict } from '@/features/challenge/check-challenge.server.ts';
import { requestedService } from '@/features/service-booking/plan.server.ts';
import { requestedSlot } from '@/features/test-drive/slots.server.ts';
import { log } from '@/logging/log.server.ts';
import { answerPromise } from './answer-promise.server.ts';
import { NO_SERVICE_TEXT, NO_TEST_DRIVE_TEXT, TOO_MANY_TEXT, VEHICLE_GONE_TEXT } from './answers.ts';
import { findFormBlock } from './form-block.ts';
import { countLead, type LeadOutcomeName } from './lead-counts.ts';
import { pageUrl } from './page-url.ts';
import type { Refusal } from './refusal.ts';
import {
  findLeadVehicle,
  formEvent,
  formPlace,
  formSetup,
  isFormOffered,
  leadDatabase,
} from './setup.server.ts';
import type { LeadAnswer } from './setup.ts';
import { findShopperActivity } from './shopper-activity.server.ts';
import { leadSpool } from './spool.server.ts';
import { shopperVisit } from './visit.server.ts';

export interface LeadSource {
  household: Household;
  userAgent: string;
  /** Used if the form sends no page. */
  referer: string | null;
  requestId: string | null;
  /** That of the page with the form; defaults to English. */
  language?: Language;
  /** True if the request carries Global Privacy Control. */
  hasGpc: boolean;
  /**
   * Decides about a sender who is close to the rate limit; without it, leads are taken up to the limit.
   * @param once the token of the form
   */
  challenge?: (once: string) => Promise<Verdict>;
  /** True if the sender has reserved the vehicle, so that they may still drive it. */
  hasReserved?: boolean;
  tradeIn?: () => Promise<KeptValuation | null>;
  quote?: (
    vehicle: Vehicle | null,
    chosen: FinanceAnswers,
    tradeIn: KeptValuation | null,
  ) => Promise<LicensedQuote | null>;
}

export type LeadOutcome =
  | { kind: 'taken'; answer: LeadAnswer; isNew: boolean; isHeldBack: boolean }
  | ({ kind: 'refused' } & Refusal);

const refusalOf = (code: Refusal['code'], error: string, fields?: LeadProblems): LeadOutcome => ({
  kind: 'refused',
  code,
  error,
  ...(fields && { fields }),
});

/** The form keeps its answers and offers other times (OPEN-009). */
const slotTaken = (): LeadOutcome => refusalOf('slot_taken', SLOT_TAKEN_TEXT, { dateTime: SLOT_TAKEN_TEXT });

/**
 * Validates and stores a lead, and counts the outcome. Trusts nothing that the browser sends. Reports
 * success only once the lead is committed, or spooled to disk while the database is down.
 * @param sentFile attachment; ignored unless the form has a field for one
 */
export async function submitLead(
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
    const counted = { what: 'lead', site: site.slug, by: source.household };
    const [count, vehicle] = await Promise.all([
      incrementCounter(leadDatabase(), counted, RATES.lead),
      submission.car ? findLeadVehicle(site, submission.car) : null,
    ]);
    const verdict = await judgeSender(count, submission, source);
    if (verdict === 'too_many') {
      log.warn(logContext, 'lead_rate_limited');
      return refusalOf('rate_limit', TOO_MANY_TEXT);
    }
    if (verdict !== 'open') {
      // Unsolved challenges do not count towards the limit of others behind the same address.
      await decrementCounter(leadDatabase(), counted, RATES.lead);
      log.info(logContext, 'lead_challenged');
      return { kind: 'refused', code: 'challenge', error: CHALLENGE_TEXT, challenge: verdict };
    }
    if (submission.car && !vehicle) return refusalOf('not_found', VEHICLE_GONE_TEXT);
    const offered = vehicle && source.hasReserved ? { ...vehicle, reserved: false } : vehicle;
    if (!isFormOffered(site, submission.kind, offered)) return refusalOf('not_offered', NO_TEST_DRIVE_TEXT);
    const form = await readForm(site, submission, vehicle, source);
    const problemsOf = submission.isLastStep ? leadProblems : firstStepProblems;
    const file = form.asksForFile ? await readResume(sentFile) : null;
    const { postcode } = submission.values.details;
    const problems: LeadProblems = {
      ...(postcode && !isKnownPostcode(postcode) && { postcode: POSTCODE_MESSAGES.unknown }),
      ...problemsOf(submission.values, form.rules),
      ...(form.service && !submission.values.dateTime && { dateTime: REQUIRED_TEXT }),
      ...(file === 'refused' && { resume: RESUME_TEXT }),
    };
    if (file === 'refused' || Object.keys(problems).length > 0)
      return refusalOf('validation', PROBLEMS_TEXT, problems);

    const service = form.service && (await requestedService(site, submission, form.service));
    if (service === 'gone') return refusalOf('not_offered', NO_SERVICE_TEXT);
    if (service === 'taken') return slotTaken();
    const slot = form.rules.slots
      ? await requestedSlot(site, submission, { vehicle, ...form.addressee })
      : null;
    if (slot === 'taken') return slotTaken();
    const callBack = form.rules.callBack
      ? await requestedCallBack(site, submission, form.addressee, new Date())
      : null;
    if (callBack === 'gone') return refusalOf('slot_taken', WINDOW_GONE_TEXT, { callBack: WINDOW_GONE_TEXT });
    const tradeIn = (submission.finance?.tradeIn && (await source.tradeIn?.())) || null;
    const [lookedInto, quote] = await Promise.all([
      findShopperActivity(site, submission),
      submission.finance ? source.quote?.(vehicle, submission.finance, tradeIn) : null,
    ]);
    const lead = await storeForm(site, submission, form, {
      vehicle,
      source,
      file,
      slot,
      service,
      told: {
        tradeIn,
        quote: quote ?? null,
        lookedInto,
        visit: shopperVisit(site, submission.visit, { hasGpc: source.hasGpc, now: new Date() }),
        callBack,
      },
    });
    log.info(
      { ...logContext, lead: lead.id, outcome: lead.outcome, category: form.category.category },
      'a lead',
    );
    const event = formEvent(site, submission.kind, vehicle, form.choice, form.block);
    const promise =
      submission.isLastStep && !isSuspect(submission)
        ? await answerPromise(site, lead.id, source.language)
        : null;
    const answer: LeadAnswer = {
      lead_id: lead.id,
      category: form.category.category,
      event,
      ...(promise && { promise }),
    };
    return { kind: 'taken', answer, isNew: lead.outcome === 'stored', isHeldBack: isSuspect(submission) };
  } catch (error) {
    if (error instanceof SlotTakenError) return slotTaken();
    log.error({ err: error, ...logContext }, 'lead_store_failed');
    if (!isDatabaseUnavailable(error)) return refusalOf('failed', FAILED_TEXT);
    return spoolLead(site, { body, submission, source, sentFile }, logContext);
  }
}

async function judgeSender(
  count: number,
  { token }: Submission,
  { challenge }: LeadSource,
): Promise<Verdict> {
  if (count > RATES.lead.most) return 'too_many';
  return challenge && isNearLimit(count, RATES.lead.most) ? challenge(token) : 'open';
}

/**
 * Spools a lead on the local disk. Refuses what depends on the database: test drive times, finance, and the
 * first step of a longer form.
 */
async function spoolLead(
  site: Site,
  sent: { body: unknown; submission: Submission; source: LeadSource; sentFile: File | null },
  logContext: object,
): Promise<LeadOutcome> {
  const { submission, source, sentFile } = sent;
  const busy = refusalOf('busy', FAILED_TEXT);
  const spool = leadSpool();
  const isPromisable =
    submission.isLastStep &&
    !submission.finance &&
    !submission.values.dateTime &&
    isReachable(submission.values);
  if (!spool || !isPromisable) return busy;
  try {
    const form = await readForm(site, submission, null, source);
    const resume = form.asksForFile ? await readResume(sentFile) : null;
    if (resume === 'refused') return refusalOf('validation', PROBLEMS_TEXT, { resume: RESUME_TEXT });
    const spooled = await spool.put({
      siteSlug: site.slug,
      body: { ...Object(sent.body), token: submission.token },
      source: {
        household: source.household,
        userAgent: source.userAgent,
        referer: source.referer,
        requestId: source.requestId,
      },
      file: resume && { name: resume.name, content: Buffer.from(resume.content).toString('base64') },
    });
    if (spooled === 'too_many') return refusalOf('rate_limit', TOO_MANY_TEXT);
    if (spooled === 'full') return busy;
    log.warn({ ...logContext, lead: spooled.id }, 'lead_spooled');
    // The analytics event of a vehicle's lead depends on the vehicle, which cannot be looked up now.
    const event = submission.car ? null : formEvent(site, submission.kind, null, form.choice, form.block);
    const answer: LeadAnswer = { lead_id: spooled.id, category: form.category.category, event };
    return { kind: 'taken', answer, isNew: true, isHeldBack: isSuspect(submission) };
  } catch (error) {
    log.error({ err: error, ...logContext }, 'lead_spool_failed');
    return busy;
  }
}

/**
 * Stores a spooled lead. Its sender has seen success, so later changes never cause a rejection. If its
 * vehicle no longer exists, the lead's message names it.
 * @throws the database's error; then nothing was stored
 */
export async function storeSpooledLead(site: Site, lead: SpooledLead): Promise<void> {
  const parsed = submissionSchema.parse(lead.body);
  const vehicle = parsed.car ? await findLeadVehicle(site, parsed.car) : null;
  const { values } = parsed;
  const submission =
    parsed.car && !vehicle
      ? {
          ...parsed,
          values: {
            ...values,
            message: `${values.message}

Vehicle: ${parsed.car}`.trim(),
          },
        }
      : parsed;
  const form = await readForm(site, submission, vehicle, lead.source);
  const receivedAt = new Date(lead.receivedAt);
  const callBack = form.rules.callBack
    ? await requestedCallBack(site, submission, form.addressee, receivedAt)
    : null;
  const content = lead.file && new Uint8Array(Buffer.from(lead.file.content, 'base64'));
  const type = content && resumeType(content);
  const { outcome } = await storeForm(site, submission, form, {
    vehicle,
    source: { userAgent: lead.source.userAgent, language: languageOfPage(site, form.url) },
    file: content && type ? { name: fileName(lead.file?.name ?? '', type), type, content } : null,
    slot: null,
    told: {
      tradeIn: null,
      quote: null,
      lookedInto: await findShopperActivity(site, submission),
      // The file does not record Global Privacy Control, so nothing is shared with advertising networks.
      visit: shopperVisit(site, submission.visit, { hasGpc: true, now: receivedAt }),
      callBack: callBack === 'gone' ? null : callBack,
    },
    spooled: lead,
  });
  log.info(
    { site: site.slug, form: submission.kind, requestId: lead.source.requestId, lead: lead.id, outcome },
    'spooled_lead_processed',
  );
}

async function readForm(
  site: Site,
  submission: Submission,
  vehicle: Vehicle | null,
  { referer, language: known }: Pick<LeadSource, 'referer' | 'language'>,
) {
  const url = await pageUrl(site, [submission.url, referer], siteOf);
  const page = await pageAt(site, url);
  const block = page && findFormBlock(page.blocks, submission.block);
  const service = submission.kind === 'service' && submission.isLastStep ? submission.service : null;
  const language = known ?? languageOfPage(site, url);
  const setup = await formSetup(site, submission.kind, vehicle, block, language);
  const english = language === ENGLISH ? setup : await formSetup(site, submission.kind, vehicle, block);
  const rules = service ? bookingRules(setup.rules) : setup.rules;
  const choice = rules.categories ? submission.values.category : null;
  return {
    url,
    pageId: page?.id ?? null,
    block,
    rules,
    englishStart: english.rules.startMessage,
    service,
    choice,
    category: leadCategory(submission.kind, vehicle, choice),
    addressee: addressee(site, submission, vehicle, await placesFor(site, submission), service?.location),
    asksForFile: rules.fields.some(({ name }) => name === 'resume'),
  };
}

function storeForm(
  site: Site,
  submission: Submission,
  {
    url,
    pageId,
    block,
    rules,
    englishStart,
    category,
    addressee: { dealershipId, locationId },
  }: Awaited<ReturnType<typeof readForm>>,
  {
    vehicle,
    source,
    file,
    slot,
    service = null,
    told,
    spooled,
  }: {
    vehicle: Vehicle | null;
    source: Pick<LeadSource, 'userAgent' | 'language'>;
    file: LeadFile | null;
    slot: Parameters<typeof reserveSlot>[2] | null;
    service?: (WantedService & { place: string }) | null;
    told: Pick<Parameters<typeof leadPayload>[0], 'tradeIn' | 'quote' | 'lookedInto' | 'visit' | 'callBack'>;
    spooled?: Pick<SpooledLead, 'id' | 'receivedAt'>;
  },
) {
  const { isLastStep, values } = submission;
  const optIn = optInOf({ ...values, isLastStep }, rules);
  // The dealer reads the form's own message in English.
  const message = values.message === rules.startMessage ? englishStart : values.message;
  return storeLead(leadDatabase(), {
    ...(spooled && { id: spooled.id, receivedAt: new Date(spooled.receivedAt) }),
    siteSlug: site.slug,
    submission,
    dealershipId,
    locationId,
    recipientIds: block?.recipientIds ?? null,
    ...(slot && { alongside: (connection, id) => reserveSlot(connection, id, slot) }),
    ...(service && { alongside: (connection, id) => reserveService(connection, id, service) }),
    files: file ? [file] : [],
    isOptInTickedAtStart: rules.optIn?.ticked ?? false,
    ...(rules.optIn && { optInWords: rules.optIn.words }),
    language: source.language ?? ENGLISH,
    payload: (id) => {
      const payload = leadPayload({
        id,
        submission: { ...submission, url, values: { ...values, message, optIn } },
        category,
        vehicle,
        dealershipSlug: site.dealerships.find((dealership) => dealership.id === dealershipId)?.slug ?? null,
        userAgent: source.userAgent,
        autogaugeEnabled: site.features.autogaugeEnabled,
        quoteLimits: site.settings.quoteAmount,
        pageId,
        rules,
        ...told,
      });
      return service ? withService(payload, service) : payload;
    },
  });
}

/** Returns the language of the address of a page; English unless the site offers it. */
function languageOfPage({ settings }: Site, url: string): Language {
  const { language } = splitLanguage(new URL(url).pathname);
  return settings.languages.some((offered) => offered === language) ? language : ENGLISH;
}

async function readResume(file: File | null): Promise<LeadFile | 'refused' | null> {
  if (!file) return null;
  if (file.size > RESUME_BYTES) return 'refused';
  const content = new Uint8Array(await file.arrayBuffer());
  const type = resumeType(content);
  return type ? { name: fileName(file.name, type), type, content } : 'refused';
}

async function placesFor(site: Site, { kind }: Submission): Promise<readonly FormPlace[]> {
  const places = (await loadLocations(site.slug)).map(formPlace);
  const department = departmentOfForm(kind);
  return department ? placesOfDepartment(department, places) : places;
}

/**
 * Returns the recipient of a lead: the vehicle's dealer, else the shopper's choice, else the form's
 * department, else the main dealership.
 */
function addressee(
  site: Site,
  { kind, values }: Submission,
  vehicle: { dealership_id: string; location_id: string | null } | null,
  places: readonly FormPlace[],
  workshop?: string,
): { dealershipId: string | null; locationId: string | null } {
  const ownPlace = departmentOfForm(kind) ? places[0] : undefined;
  const chosenPlace = places.find(({ id }) => id === (workshop ?? values.location)) ?? ownPlace;
  const dealershipId =
    vehicle?.dealership_id ??
    chosenPlace?.of ??
    site.dealerships.find(({ id }) => id === values.dealership)?.id ??
    site.dealerships[0]?.id ??
    null;
  return { dealershipId, locationId: chosenPlace?.id ?? vehicle?.location_id ?? null };
}

/** Returns the editor's page at an address (LEAD-64); null if the content lake fails, to keep the lead. */
async function pageAt(site: Site, url: string): Promise<PageDocument | null> {
  try {
    return await findPage(site.slug, splitLanguage(new URL(url).pathname).path);
  } catch (error) {
    log.warn({ err: error, site: site.slug }, 'lead_page_failed');
    return null;
  }
}
