import { z } from 'zod';
import { FIELD_LIMITS, type LeadValues } from './fields.ts';
import { FORM_KINDS } from './kinds.ts';

/** How many pages a lead tells of (OPEN-109). */
export const VISITED_PAGES = 20;
const LINKED_PARAMS = /^(utm_[a-z_]{1,40}|gclid|fbclid)$/;

/** A bit beyond the limit, so that a value that is too long gets its own words instead of a refusal. */
const text = (limit: number) =>
  z
    .string()
    .max(limit * 2)
    .default('');

const values = z.object({
  name: text(FIELD_LIMITS.name),
  email: text(FIELD_LIMITS.email),
  phone: text(FIELD_LIMITS.phone),
  message: text(FIELD_LIMITS.message),
  category: text(FIELD_LIMITS.category),
  dealership: text(FIELD_LIMITS.dealership),
  location: text(FIELD_LIMITS.location),
  rego: text(FIELD_LIMITS.rego),
  optIn: z.boolean().default(false),
  terms: z.boolean().default(false),
}) satisfies z.ZodType<LeadValues>;

/** What a browser sends to `POST /api/leads` (OPEN-007 to OPEN-010). */
export const submissionSchema = z.object({
  /** Made by the browser once per filled-in form: however often it arrives, it is one lead. */
  token: z.uuid(),
  kind: z.enum(FORM_KINDS),
  /** Slug or id of the car it is about; everything else about the car the server knows better. */
  car: z.string().min(1).max(200).nullable().default(null),
  values,
  /** A field people do not see; only programs fill it in. */
  website: z.string().max(500).default(''),
  url: z.string().max(2000).default(''),
  visited: z
    .array(z.string().max(300))
    .max(200)
    .default([])
    .transform((pages) => pages.slice(-VISITED_PAGES)),
  params: z
    .record(z.string(), z.string().max(300))
    .default({})
    .transform((given) =>
      Object.fromEntries(Object.entries(given).filter(([name]) => LINKED_PARAMS.test(name))),
    ),
});
export type Submission = z.output<typeof submissionSchema>;
