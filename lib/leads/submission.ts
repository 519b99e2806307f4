import { z } from 'zod';
import { FIELD_LIMITS, TRAP } from '../platform/text/field-rules.ts';
import { cutLine, line, text } from '../platform/text/schema.ts';
import { sentVisitSchema } from '../sites/visit-source/visit.ts';
import { calculationSchema } from './calculated-loan.ts';
import { campaignParams } from './campaign-params.ts';
import { detailsIn } from './details.ts';
import { financeAnswersSchema } from './finance-quote/lead.ts';
import { FORM_KINDS } from './form-kinds.ts';
import type { LeadValues } from './lead-values.ts';
import { serviceChoiceSchema } from './service-booking/choice.ts';
import { visitedPath } from './visited-path.ts';

/** Maximum visited pages in a lead (OPEN-109). */
export const VISITED_PAGES = 20;
/** Maximum vehicles in a comparison (OPEN-019). */
const COMPARED_VEHICLES = 4;
const VEHICLE_ID = /^[\w-]{1,64}$/;

/** Upper bounds, above what any form has. */
const MOST_DETAILS = 60;
const MOST_DETAIL = 2000;

/** Accepts twice the limit so that form validation can report the length. */
const answer = (limit: number) => line(limit * 2).default('');

const values = z.object({
  name: answer(FIELD_LIMITS.name),
  email: answer(FIELD_LIMITS.email),
  phone: answer(FIELD_LIMITS.phone),
  message: text(FIELD_LIMITS.message * 2).default(''),
  category: answer(FIELD_LIMITS.category),
  dealership: answer(FIELD_LIMITS.dealership),
  location: answer(FIELD_LIMITS.location),
  rego: answer(FIELD_LIMITS.rego),
  dateTime: answer(FIELD_LIMITS.dateTime),
  callBack: answer(FIELD_LIMITS.callBack),
  textReminder: z.boolean().default(false),
  optIn: z.boolean().default(false),
  terms: z.boolean().default(false),
  details: z
    .record(z.string().max(80), text(MOST_DETAIL))
    .refine((details) => Object.keys(details).length <= MOST_DETAILS)
    .transform(detailsIn)
    .default({}),
}) satisfies z.ZodType<LeadValues>;

/** Body of `POST /api/leads` (OPEN-007 to OPEN-010). */
export const submissionSchema = z.object({
  /** Generated once per filled-in form; identifies resubmissions. */
  token: z.uuid(),
  kind: z.enum(FORM_KINDS),
  /** LEAD-34: false until the last step. */
  isLastStep: z.boolean().default(true),
  /** Slug or id of the vehicle. All other vehicle data comes from the database. */
  car: line(200).min(1).nullable().default(null),
  values,
  /** Key of the page block that contains the form. */
  block: cutLine(100).nullable().default(null),
  finance: financeAnswersSchema.nullable().default(null),
  /** What a service booking chose; its time is in `values.dateTime`. */
  service: serviceChoiceSchema.nullable().default(null),
  /** Honeypot: hidden from people, so only bots fill it in. */
  [TRAP]: cutLine(500).default(''),
  // Not typed by the shopper, so invalid values are cut or dropped rather than rejecting the lead.
  url: cutLine(2000).default(''),
  visited: z
    .array(cutLine(300))
    .catch([])
    .default([])
    .transform((pages) => pages.map(visitedPath).filter(Boolean).slice(-VISITED_PAGES)),
  params: z.record(z.string(), cutLine(300)).catch({}).default({}).transform(campaignParams),
  /** Where the shopper came from; classified by the server. */
  visit: sentVisitSchema,
  /** Ids of the vehicles last compared. */
  compared: z
    .array(z.unknown())
    .catch([])
    .default([])
    .transform((ids) =>
      [...new Set(ids.filter((id): id is string => typeof id === 'string' && VEHICLE_ID.test(id)))].slice(
        0,
        COMPARED_VEHICLES,
      ),
    ),
  calculated: calculationSchema.nullable().catch(null).default(null),
});
export type Submission = z.output<typeof submissionSchema>;
