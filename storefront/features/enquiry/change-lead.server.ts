import { hasOwnJourney } from '@forecourt/lib/leads/form-kinds';
import type { FormRules } from '@forecourt/lib/leads/form-rules';
import { changedPayload, changeOf, changeProblems, leadUpdateSchema } from '@forecourt/lib/leads/lead-change';
import type { LeadProblems } from '@forecourt/lib/leads/lead-values';
import { mayOptIn } from '@forecourt/lib/leads/opt-in';
import { ownLead, updateLead } from '@forecourt/lib/leads/update.server';
import { withinRate } from '@forecourt/lib/platform/database/rate-limit.server';
import type { Language } from '@forecourt/lib/platform/language/languages';
import type { Household } from '@forecourt/lib/platform/network/household';
import { RATES } from '@forecourt/lib/platform/request/rates';
import { FAILED_TEXT, PROBLEMS_TEXT, REQUIRED_TEXT } from '@forecourt/lib/platform/text/field-rules';
import type { Site } from '@forecourt/lib/sites/site';
import { z } from 'zod';
import { log } from '@/logging/log.server.ts';
import { TOO_MANY_TEXT } from './answers.ts';
import type { Refusal } from './refusal.ts';
import { formSetup, leadDatabase } from './setup.server.ts';

interface StepSender {
  language?: Language;
  household: Household;
  phone: string | null;
}

type ChangeOutcome = { lead_id: string } | Refusal;

const leadIdSchema = z.uuid();

/**
 * Applies a further step to a lead (OPEN-007), if the sender is the browser that began it or the account
 * with the lead's phone number.
 */
export async function changeLead(
  site: Site,
  leadId: string,
  body: unknown,
  sender: StepSender,
): Promise<ChangeOutcome> {
  const id = leadIdSchema.safeParse(leadId);
  const parsedUpdate = leadUpdateSchema.safeParse(body);
  if (!parsedUpdate.success) return { code: 'bad_input', error: FAILED_TEXT };
  const notFound: Refusal = { code: 'not_found', error: FAILED_TEXT };
  if (!id.success) return notFound;
  const { token, key, isLastStep, terms } = parsedUpdate.data;
  const pool = leadDatabase();
  if (!(await withinRate(pool, { what: 'lead step', site: site.slug, by: sender.household }, RATES.leadStep)))
    return { code: 'rate_limit', error: TOO_MANY_TEXT };
  const owner = { siteSlug: site.slug, leadId: id.data, token, phone: sender.phone };
  const lead = await ownLead(pool, owner);
  if (!lead) return notFound;

  const sentChange = changeOf(parsedUpdate.data);
  const problems = changeProblems(sentChange);
  let isOptInAsked = false;
  let optInWords: string | undefined;
  if (isLastStep && !lead.finished && !hasOwnJourney(lead.kind)) {
    const { rules } = await formSetup(site, lead.kind, null, null, sender.language);
    optInWords = rules.optIn?.words;
    const { message } = changedPayload(lead.payload, sentChange);
    Object.assign(problems, lastStepProblems(rules, { message, terms }));
    isOptInAsked = mayOptIn(lead, rules);
  }
  // A checkbox that was not shown cannot give consent, but consent may be withdrawn at any step.
  const change =
    sentChange.opt_in && !isOptInAsked ? { ...sentChange, opt_in: lead.payload.opt_in } : sentChange;
  if (Object.keys(problems).length > 0) return { code: 'validation', error: PROBLEMS_TEXT, fields: problems };

  const changedLead = await updateLead(pool, owner, {
    key,
    change,
    isLastStep,
    isOptInTickedAtStart: site.features.optInDefault,
    optInWords,
  });
  if (!changedLead) return notFound;
  log.info(
    { site: site.slug, lead: changedLead.id, isLastStep, isNew: changedLead.isNew },
    'lead_step_saved',
  );
  return { lead_id: changedLead.id };
}

function lastStepProblems(
  { messageRequired, terms }: FormRules,
  last: { message: string; terms: boolean },
): LeadProblems {
  return {
    ...(messageRequired && !last.message && { message: REQUIRED_TEXT }),
    ...(terms?.required && !last.terms && { terms: terms.message }),
  };
}
