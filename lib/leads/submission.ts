import { z } from 'zod';
import { FIELD_LIMITS, TRAP } from '../platform/text/field-rules.ts';
import { cutLine, line, text } from '../platform/text/schema.ts';
import { calculationSchema } from './calculated.ts';
import { campaignParams } from './campaign.ts';
import { detailsIn } from './details.ts';
import { financeAnswersSchema } from './finance-quote/lead.ts';
import { FORM_KINDS } from './kinds.ts';
import type { LeadValues } from './values.ts';
import { visitedPath } from './visited.ts';

/** How many pages a lead tells of (OPEN-109). */
export const VISITED_PAGES = 20;
/** As many vehicles as stand beside each other (OPEN-019). */
const COMPARED_VEHICLES = 4;
const VEHICLE_ID = /^[\w-]{1,64}$/;

/** As many further answers as no form has, and twice the longest of them. */
const MOST_DETAILS = 60;
const MOST_DETAIL = 2000;

/** Takes twice the limit, so that the form's own rules can say that an answer is too long. */
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
  textReminder: z.boolean().default(false),
  optIn: z.boolean().default(false),
  terms: z.boolean().default(false),
  details: z
    .record(z.string().max(80), text(MOST_DETAIL))
    .refine((details) => Object.keys(details).length <= MOST_DETAILS)
    .transform(detailsIn)
    .default({}),
}) satisfies z.ZodType<LeadValues>;

/** What a browser sends to `POST /api/leads` (OPEN-007 to OPEN-010). */
export const submissionSchema = z.object({
  /** Made by the browser once per filled-in form: however often it arrives, it is one lead. */
  token: z.uuid(),
  kind: z.enum(FORM_KINDS),
  /** LEAD-34: false while there are steps to come. */
  isLastStep: z.boolean().default(true),
  /** Slug or id of the vehicle it is about; everything else about the vehicle comes from the database. */
  car: line(200).min(1).nullable().default(null),
  values,
  /** Key of the block of the page that the form stands in. */
  block: cutLine(100).nullable().default(null),
  /** What the finance journey asks beside. */
  finance: financeAnswersSchema.nullable().default(null),
  /** A field people do not see; only programs fill it in. */
  [TRAP]: cutLine(500).default(''),
  // Nobody typed these: they are cut or left out rather than refuse a lead because of them.
  url: cutLine(2000).default(''),
  visited: z
    .array(cutLine(300))
    .catch([])
    .default([])
    .transform((pages) => pages.map(visitedPath).filter(Boolean).slice(-VISITED_PAGES)),
  params: z.record(z.string(), cutLine(300)).catch({}).default({}).transform(campaignParams),
  /** Ids of the vehicles that were last compared. */
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
  /** What was last chosen in the finance calculator. */
  calculated: calculationSchema.nullable().catch(null).default(null),
});
export type Submission = z.output<typeof submissionSchema>;
