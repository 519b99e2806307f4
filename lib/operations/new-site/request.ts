import { z } from 'zod';
import { cleanLine } from '../../platform/text/clean.ts';
import { siteSlugProblem, slugify } from '../../sites/slugs.ts';
import { STATE_CODES } from '../../sites/state-codes.ts';
import { TEMPLATES } from '../../sites/theme.ts';
import { abnOf } from './abn.ts';
import { hostOf } from './host.ts';
import { weekOf } from './hours.ts';

/** One line of what a person enters; `what` is said to whoever leaves it out. */
const entry = (what: string, most = 200) =>
  z
    .string({ error: `enter ${what}` })
    .overwrite(cleanLine)
    .max(most);

/** A value that a rule makes of what was written; it says why when it cannot. */
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
/** What the content lake takes for an id that the public may read. */
const ID = /^[A-Za-z0-9_-]+$/;
/** A colour as people write it, `#1d4ed8` or without the sign. */
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
  z.array(item, { error: problem }).min(1, problem).max(50, 'fifty at most');

const place = z.object({
  /** The location's id in the stock, where the dealer has several. */
  id: entry('the id of the location', 100).regex(ID, 'letters, digits, - and _ only').optional(),
  /** Absent: the site's name, with the suburb where there are several places. */
  name: words('the name of the place').optional(),
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

/** Everything a person says of a new site; each problem is told with its place, all of them at once. */
export const newSiteRequestSchema = z
  .object({
    name: words('the name on the sign'),
    /** Absent: made of the name. */
    slug: entry('the short name', 63).optional(),
    hosts: listOf(host, 'enter at least one host'),
    template: z.enum(TEMPLATES, { error: `one of ${TEMPLATES.join(', ')}` }),
    /** Ids of dealerships, the main one first. */
    dealerships: listOf(
      words('the id of the dealership', 100).regex(ID, 'letters, digits, - and _ only'),
      'enter the id of the dealership',
    ),
    company: words('the company behind the name', 100).optional(),
    abn: convertedEntry(
      'the ABN',
      abnOf,
      (input) => `'${input}' is not an ABN: its eleven digits do not agree`,
    ).optional(),
    licence: words('the dealer licence number as it is printed', 40),
    phones: z.object({ service: phone.optional(), parts: phone.optional() }).default({}),
    /** The addresses that get the site's leads. */
    leads: listOf(email, 'enter at least one email address for leads'),
    /** The address that the legal pages name; absent: the first that gets leads. */
    email: email.optional(),
    /** The file of the logo: SVG, PNG or WebP. */
    logo: z.string().min(1).optional(),
    accent: colourSchema.optional(),
    brand: colourSchema.optional(),
    places: listOf(place, 'enter at least one place').max(40),
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

/** What a caller writes, before it is checked. */
export type NewSiteInput = z.input<typeof newSiteRequestSchema>;
export type NewSiteRequest = z.output<typeof newSiteRequestSchema>;
export type NewSitePlace = NewSiteRequest['places'][number];
