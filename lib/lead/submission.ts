import { z } from 'zod';
import { cutLine, line, text } from '../text/schema.ts';
import { FIELD_LIMITS, type LeadValues, TRAP } from './fields.ts';
import { FORM_KINDS } from './kinds.ts';

/** How many pages a lead tells of (OPEN-109). */
export const VISITED_PAGES = 20;
const LINKED_PARAMS = /^(utm_[a-z_]{1,40}|gclid|fbclid)$/;

/** A bit beyond the limit, so that a value that is too long gets its own words instead of a refusal. */
const typed = (limit: number) => line(limit * 2).default('');

const values = z.object({
  name: typed(FIELD_LIMITS.name),
  email: typed(FIELD_LIMITS.email),
  phone: typed(FIELD_LIMITS.phone),
  message: text(FIELD_LIMITS.message * 2).default(''),
  category: typed(FIELD_LIMITS.category),
  dealership: typed(FIELD_LIMITS.dealership),
  location: typed(FIELD_LIMITS.location),
  rego: typed(FIELD_LIMITS.rego),
  optIn: z.boolean().default(false),
  terms: z.boolean().default(false),
}) satisfies z.ZodType<LeadValues>;

/** What a browser sends to `POST /api/leads` (OPEN-007 to OPEN-010). */
export const submissionSchema = z.object({
  /** Made by the browser once per filled-in form: however often it arrives, it is one lead. */
  token: z.uuid(),
  kind: z.enum(FORM_KINDS),
  /** Slug or id of the car it is about; everything else about the car the server knows better. */
  car: line(200).min(1).nullable().default(null),
  values,
  /** A field people do not see; only programs fill it in. */
  [TRAP]: cutLine(500).default(''),
  // What came along by itself: cut or left out where it makes no sense, since what was typed counts.
  url: cutLine(2000).default(''),
  visited: z
    .array(cutLine(300))
    .catch([])
    .default([])
    .transform((pages) => pages.filter(Boolean).slice(-VISITED_PAGES)),
  params: z
    .record(z.string(), cutLine(300))
    .catch({})
    .default({})
    .transform((given) =>
      Object.fromEntries(Object.entries(given).filter(([name]) => LINKED_PARAMS.test(name))),
    ),
});
export type Submission = z.output<typeof submissionSchema>;
