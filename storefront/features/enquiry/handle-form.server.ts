import { kindOfCategory } from '@forecourt/lib/leads/form-kinds';
import { FAILED_TEXT } from '@forecourt/lib/platform/text/field-rules';
import { line } from '@forecourt/lib/platform/text/schema';
import type { Site } from '@forecourt/lib/sites/site';
import { z } from 'zod';
import { countLead } from './lead-counts.ts';
import type { Refusal } from './refusal.ts';
import type { FormAnswer } from './setup.ts';
import { type LeadSource, submitLead } from './submit-lead.server.ts';

const MOST_EVENTS = 5;

const record = z.record(z.string(), z.unknown());

/** Body of `POST /api/forms/submit` (LEAD-33, OPEN-006). */
const formSchema = z.object({
  category: line(80).min(1),
  /** In the format of `POST /api/leads`, without the form's name. */
  payload: record,
  events: z.array(z.int()).max(MOST_EVENTS).default([]),
});

/** Stores a generic form as a lead, by the rules of the form that its category names. */
export async function handleForm(
  site: Site,
  body: unknown,
  source: LeadSource,
): Promise<FormAnswer | Refusal> {
  const parsedForm = formSchema.safeParse(body);
  if (!parsedForm.success) {
    countLead(site.slug, 'bad_input');
    return { code: 'bad_input', error: FAILED_TEXT };
  }
  const { category, payload, events } = parsedForm.data;
  const kind = kindOfCategory(category);
  const values = record.safeParse(payload.values).data ?? {};
  const submission = { ...payload, kind, values: kind === 'enquiry' ? { category, ...values } : values };
  const outcome = await submitLead(site, submission, source);
  if (outcome.kind === 'refused') return outcome;
  const { lead_id, category: filedCategory, event, promise } = outcome.answer;
  return {
    success: true,
    lead_id,
    category: filedCategory,
    events: events.filter((id) => id === event),
    ...(promise && { promise }),
  };
}
