import { z } from 'zod';
import { cleanLine } from '../../platform/text/clean.ts';
import { siteSlugProblem, slugify } from '../../sites/slugs.ts';
import { STATE_CODES } from '../../sites/state-codes.ts';
import { TEMPLATES } from '../../sites/theme.ts';
import { hostOf } from './host.ts';
import { weekOf } from './hours.ts';

const ABN_WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];

/** Formats an ABN as `51 824 753 556`; null for an invalid checksum (modulus 89). */
export function abnOf(text: string): string | null {
  const digits = text.replace(/[\s.-]/g, '');
  if (!/^[1-9]\d{10}$/.test(digits)) return null;
  const sum = ABN_WEIGHTS.reduce(
    (total, weight, place) => total + weight * (Number(digits[place]) - (place ? 0 : 1)),
    0,
  );
  return sum % 89 === 0 ? digits.replace(/^(..)(...)(...)(...)$/, '$1 $2 $3 $4') : null;
}

/** A single line of text. `what` completes the message for a missing value. */
const entry = (what: string, most = 200) =>
  z
    .string({ error: `enter ${what}` })
    .overwrite(cleanLine)
    .max(most);

/** A value converted from text. `problem` returns the message if `of` returns null. */
const convertedEntry = <Value>(
  what: string,
  of: (input: string) => Value | null,
  problem: (input: string) => string,
) =>
  entry(what).transform((input, context) => {
    const value = of(input);
    if (value !== null) return value;
    context.addIssue({ code: 'custom', message: problem(input) });
    return z.NEVER;
  });

const words = (what: string, most = 60) => entry(what, most).min(1, `enter ${what}`);
const phone = entry('the phone number', 20).regex(
  /^\+?[\d ()-]{6,20}$/,
  'a phone number, for example 07 3000 0000',
);
const email = entry('an email address').pipe(z.email('an email address, for example sales@example.com.au'));
/** Characters of a Sanity id without dots. Ids with dots are not public. */
const ID = /^[A-Za-z0-9_-]+$/;
/** Accepts `#1d4ed8` with or without the number sign. */
export const colourSchema = z
  .string()
  .regex(/^#?[0-9a-f]{6}$/i, 'a colour, for example #1d4ed8')
  .transform((colour) => `#${colour.replace('#', '').toLowerCase()}`);
const host = convertedEntry(
  'a host name',
  hostOf,
  (input) => `'${input}' is not a host name: write for example www.example.com.au`,
);
const hours = entry("the hours, for example 'Mon-Fri 8:30-17:30, Sat 9:00-16:00'", 300).transform(
  (input, context) => {
    const week = weekOf(input);
    if ('days' in week) return week.days;
    context.addIssue({ code: 'custom', message: week.problem });
    return z.NEVER;
  },
);

const listOf = <Item extends z.ZodType>(item: Item, problem: string) =>
  z.array(item, { error: problem }).min(1, problem).max(50, 'no more than 50');

const place = z.object({
  /** The location's id in stock, for dealers with several. */
  id: entry('the id of the location', 100).regex(ID, 'letters, digits, - and _ only').optional(),
  /** Defaults to the site's name, with the suburb if there are several locations. */
  name: words('the name of the location').optional(),
  street: words('the street and number', 100),
  suburb: words('the suburb'),
  state: z.preprocess(
    (state) => (typeof state === 'string' ? state.trim().toUpperCase() : state),
    z.enum(STATE_CODES, { error: `one of ${STATE_CODES.join(', ')}` }),
  ),
  postcode: z.string({ error: 'enter the postcode' }).regex(/^\d{4}$/, 'four digits'),
  phone,
  hours,
});

/** A request for a new site. All problems are reported at once, each with its field. */
export const newSiteRequestSchema = z
  .object({
    name: words('the trading name'),
    /** Defaults to a slug of the name. */
    slug: entry('the short name', 63).optional(),
    hosts: listOf(host, 'enter at least one host'),
    template: z.enum(TEMPLATES, { error: `one of ${TEMPLATES.join(', ')}` }),
    /** Ids, main dealership first. */
    dealerships: listOf(
      words('the id of the dealership', 100).regex(ID, 'letters, digits, - and _ only'),
      'enter the id of the dealership',
    ),
    company: words('the legal company name', 100).optional(),
    abn: convertedEntry('the ABN', abnOf, (input) => `'${input}' is not a valid ABN`).optional(),
    licence: words('the dealer licence number as printed on the licence', 40),
    phones: z.object({ service: phone.optional(), parts: phone.optional() }).default({}),
    leads: listOf(email, 'enter at least one email address for leads'),
    /** Contact address on legal pages; defaults to the first lead address. */
    email: email.optional(),
    /** Logo file: SVG, PNG or WebP. */
    logo: z.string().min(1).optional(),
    accent: colourSchema.optional(),
    brand: colourSchema.optional(),
    places: listOf(place, 'enter at least one location').max(40),
  })
  .transform((request) => ({
    ...request,
    slug: request.slug ?? slugify(request.name),
    hosts: [...new Set(request.hosts)],
    leads: [...new Set(request.leads.map((address) => address.toLowerCase()))],
    dealerships: [...new Set(request.dealerships)],
  }))
  .superRefine(({ slug }, context) => {
    const problem = siteSlugProblem(slug);
    if (problem) context.addIssue({ code: 'custom', path: ['slug'], message: problem });
  });

export type NewSiteInput = z.input<typeof newSiteRequestSchema>;
export type NewSiteRequest = z.output<typeof newSiteRequestSchema>;
export type NewSitePlace = NewSiteRequest['places'][number];
