import { z } from 'zod';
import { EMAIL_TEXT, FIELD_LIMITS, isEmail, REQUIRED_TEXT } from '../platform/text/field-rules.ts';
import { readablePhone } from '../platform/text/phone.ts';
import { line, text } from '../platform/text/schema.ts';
import { STATE_CODES } from '../sites/state-codes.ts';
import type { LeadProblems } from './lead-values.ts';
import type { LeadPayload } from './payload.ts';

/** Fields that a later step adds or corrects. Missing fields stay unchanged. */
export type LeadChange = Partial<
  Pick<
    LeadPayload,
    | 'subcategory'
    | 'name'
    | 'email'
    | 'phone'
    | 'message'
    | 'opt_in'
    | 'rego'
    | 'regoState'
    | 'adjustmentAnswers'
    | 'offer_accepted'
    | 'form_completed'
    | 'additional_services'
    | 'tags'
  >
> &
  Partial<Pick<LeadPayload['lead_attributes'], 'answers' | 'valued_vehicle'>>;

/** Trade-in steps, used as the lead's subcategory (TRADE-05 to TRADE-08). */
export const JOURNEY_SUBCATEGORIES = [
  '1. Valuation Started',
  '2. Valuation Given',
  '3. Offer Accepted',
] as const;

/** Maximum questions, services and tags per lead. */
const MOST = 40;

export const answeredSchema = z.object({ question: line(200).min(1), answer: text(500) });

/** Body of `PATCH /api/leads/{lead_id}` (OPEN-007). */
export const leadUpdateSchema = z.object({
  /** The lead's token. Not needed by a signed-in shopper whose phone is on the lead. */
  token: z.uuid().nullable().default(null),
  /** Idempotency key of the step. */
  key: z.uuid(),
  /** LEAD-34. */
  isLastStep: z.boolean().default(false),
  subcategory: z.enum(JOURNEY_SUBCATEGORIES).optional(),
  name: line(FIELD_LIMITS.name * 2).optional(),
  email: line(FIELD_LIMITS.email * 2).optional(),
  message: text(FIELD_LIMITS.message * 2).optional(),
  opt_in: z.boolean().optional(),
  /** True if the terms of use were accepted, if the site requires it. */
  terms: z.boolean().default(false),
  rego: line(FIELD_LIMITS.rego)
    .transform((rego) => rego.toUpperCase())
    .optional(),
  regoState: z.enum(STATE_CODES).optional(),
  adjustmentAnswers: z.array(answeredSchema).max(MOST).optional(),
  offer_accepted: z.boolean().optional(),
  form_completed: z.boolean().optional(),
  additional_services: z.array(line(80).min(1)).max(MOST).optional(),
});
export type LeadUpdate = z.output<typeof leadUpdateSchema>;

/** Returns the part of an update that is stored in the lead. */
export function changeOf({
  token: _,
  key: __,
  isLastStep: ___,
  terms: ____,
  ...change
}: LeadUpdate): LeadChange {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}

/** Validates the contact details of a step; returns messages by field. */
export function changeProblems({ name, email, message }: LeadChange): LeadProblems {
  const problems: LeadProblems = {};
  const tooLong = (value: string | undefined, most: number) => value !== undefined && value.length > most;
  if (name === '') problems.name = REQUIRED_TEXT;
  if (tooLong(name, FIELD_LIMITS.name)) problems.name = `Please use at most ${FIELD_LIMITS.name} characters.`;
  if (email !== undefined && !isEmail(email)) problems.email = email ? EMAIL_TEXT : REQUIRED_TEXT;
  if (tooLong(message, FIELD_LIMITS.message))
    problems.message = `Please use at most ${FIELD_LIMITS.message} characters.`;
  return problems;
}

/** Applies a step to a payload. Ids, vehicle and origin never change. */
export function changedPayload(
  payload: LeadPayload,
  { answers, valued_vehicle, ...change }: LeadChange,
): LeadPayload {
  return {
    ...payload,
    ...change,
    lead_attributes: {
      ...payload.lead_attributes,
      ...(answers && { answers }),
      ...(valued_vehicle !== undefined && { valued_vehicle }),
    },
  };
}

const yes = (value: boolean | undefined): string => (value ? 'Yes' : 'No');
const list = (values: readonly string[] | undefined): string => (values ?? []).join(', ');
const pairs = (answers: LeadPayload['adjustmentAnswers']): string =>
  (answers ?? []).map(({ question, answer }) => `${question}: ${answer}`).join('; ');

const CHANGED_FIELDS: readonly (readonly [label: string, value: (payload: LeadPayload) => string])[] = [
  ['Name', ({ name }) => name],
  ['Mobile', ({ phone }) => readablePhone(phone)],
  ['Email', ({ email }) => email],
  ['Category', ({ category, subcategory }) => [category, subcategory].filter(Boolean).join(', ')],
  ['Dealership', ({ dealership_slug }) => dealership_slug ?? ''],
  ['Rego', ({ rego, regoState }) => [rego, regoState].filter(Boolean).join(' ')],
  ['Answers', ({ lead_attributes }) => pairs(lead_attributes.answers)],
  ['Condition', ({ adjustmentAnswers }) => pairs(adjustmentAnswers)],
  ['Additional services', ({ additional_services }) => list(additional_services)],
  ['Offer accepted', ({ offer_accepted }) => yes(offer_accepted)],
  ['Form completed', ({ form_completed }) => yes(form_completed)],
  ['Comments', ({ message }) => message],
  ['Marketing opt-in', ({ opt_in }) => yes(opt_in)],
];

/** Returns what changed since the dealer's last mail, one line per field. */
export function changeSentences(toldPayload: LeadPayload, payload: LeadPayload): string[] {
  return CHANGED_FIELDS.flatMap(([label, read]) => {
    const [before, after] = [read(toldPayload), read(payload)];
    if (before === after) return [];
    if (!before) return [`${label}, new: ${after}`];
    return [after ? `${label}: ${after} (was: ${before})` : `${label} removed: ${before}`];
  });
}
