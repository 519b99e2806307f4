import { z } from 'zod';
import { cutLine } from '../../platform/text/schema.ts';
import { CLICK_IDS, type ClickId } from './click-ids.ts';
import { KEPT_PARAM } from './kept-param.ts';
import { sourceOf, type VisitSource } from './source-of.ts';

/** One arrival of a visitor from elsewhere. */
export interface Touch extends VisitSource {
  /** ISO 8601, by the visitor's clock but never in the future. */
  at: string;
}

/** A click on an advertisement, which its network recognises by the value. */
export interface AdClick {
  value: string;
  /** ISO 8601 */
  at: string;
}

/**
 * Consent to share the visit with advertising networks: `explicit` if the visitor chose it, `assumed` if the
 * site does not ask and the visitor has not declined (setting `consentMode`).
 */
export type AdConsent = 'explicit' | 'assumed';

/** Where a shopper came from, kept with an enquiry or reservation. */
export interface Visit {
  first: Touch;
  /** The same as `first` if there was only one. */
  last: Touch;
  /** The latest click on an advertisement of each network; missing without consent, since nobody may get it. */
  clicks?: Partial<Record<ClickId, AdClick>>;
  /** Missing without consent. */
  adConsent?: AdConsent;
}

const MOST_PARAMS = 20;
const MOST_CLICK_ID = 300;
/** Advertising networks accept clicks of the last 90 days; the browser keeps arrivals as long. */
export const TOUCH_DAYS = 90;
const DAY_MS = 86_400_000;

const arrivalSchema = z.object({
  /** Host of the referring page; empty without one. */
  host: cutLine(253).default(''),
  params: z
    .record(z.string(), cutLine(MOST_CLICK_ID))
    .catch({})
    .default({})
    .transform((params) =>
      Object.fromEntries(
        Object.entries(params)
          // Some mail tools put the recipient's address into the campaign name.
          .filter(([name, value]) => KEPT_PARAM.test(name) && value !== '' && !value.includes('@'))
          .slice(0, MOST_PARAMS),
      ),
    ),
});

/** Where an event's visit came from, as a browser reports it; null if it is unknown or malformed. */
export const sentArrivalSchema = arrivalSchema.nullable().catch(null).default(null);

const touchSchema = arrivalSchema.extend({
  /** Milliseconds. */
  at: z.number().min(0).max(8.64e15),
});

/** What a browser reports about a visit; null if it is malformed, since no shopper typed it. */
export const sentVisitSchema = z
  .object({
    first: touchSchema,
    last: touchSchema,
    consent: z.enum(['explicit', 'assumed']).nullable().catch(null).default(null),
  })
  .nullable()
  .catch(null)
  .default(null);
export type SentVisit = z.output<typeof sentVisitSchema>;

/**
 * Returns where a shopper came from. Classifies the sources again, since a browser is not trusted.
 * @param context.ownHosts hosts of the site, without a port
 * @param context.isConsentAssumed whether the site may assume consent (setting `consentMode`)
 * @param context.hasGpc whether the request carries Global Privacy Control, which outweighs any consent
 */
export function visitOf(
  sent: SentVisit,
  context: { ownHosts: readonly string[]; isConsentAssumed: boolean; hasGpc: boolean; now: Date },
): Visit | null {
  if (!sent) return null;
  const oldest = context.now.getTime() - TOUCH_DAYS * DAY_MS;
  const recent = [sent.first, sent.last].filter(({ at }) => at >= oldest);
  const touches = recent.map((touch) => touchOf(touch, context)).filter((touch) => touch !== null);
  const [first, last = first] = touches;
  if (!first || !last) return null;
  const adConsent = consentOf(sent.consent, context);
  if (!adConsent) return { first, last };
  const clicks = clicksOf(recent, context.now);
  return { first, last, ...(Object.keys(clicks).length > 0 && { clicks }), adConsent };
}

/** Classifies an arrival; null if it came from the site itself. */
export const arrivalSource = (
  { host, params }: z.output<typeof arrivalSchema>,
  hosts: readonly string[],
): VisitSource | null => sourceOf({ referrer: host && `https://${host}/`, query: params, ownHosts: hosts });

type SentTouch = z.output<typeof touchSchema>;

const timeOf = (at: number, now: Date): string => new Date(Math.min(at, now.getTime())).toISOString();

function touchOf(
  { at, host, params }: SentTouch,
  { ownHosts, now }: { ownHosts: readonly string[]; now: Date },
): Touch | null {
  const source = arrivalSource({ host, params }, ownHosts);
  return source && { ...source, at: timeOf(at, now) };
}

function clicksOf(touches: readonly SentTouch[], now: Date): NonNullable<Visit['clicks']> {
  const clicks: NonNullable<Visit['clicks']> = {};
  for (const { at, params } of touches)
    for (const name of CLICK_IDS) {
      const value = params[name];
      if (value) clicks[name] = { value, at: timeOf(at, now) };
    }
  return clicks;
}

function consentOf(
  sent: AdConsent | null,
  { isConsentAssumed, hasGpc }: { isConsentAssumed: boolean; hasGpc: boolean },
): AdConsent | null {
  if (hasGpc || (sent === 'assumed' && !isConsentAssumed)) return null;
  return sent;
}
