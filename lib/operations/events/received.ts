import { z } from 'zod';
import { cutLine } from '../../platform/text/schema.ts';
import { MOST_EVENTS } from '../../sites/event-names.ts';
import { ARMS, TRIAL_MEASURES } from '../../sites/page-trial/trial.ts';
import { sentArrivalSchema } from '../../sites/visit-source/visit.ts';

const MOST_PATH = 300;
/** Pages whose next path segments identify a shopper's transaction, or open it. */
const PERSONAL_PATHS = ['reservations', 'online-payment', 'agentic', 'your-deal'];

const key = z
  .string()
  .regex(/^[\w-]{1,64}$/)
  .nullable()
  .catch(null);

const eventSchema = z.object({
  event_id: z.int().min(0).max(1_000_000),
  car_id: key.default(null),
  dealership_id: key.default(null),
  website_id: z.string().max(64).nullish(),
  url: cutLine(2000).default(''),
  /** Where the visit came from; classified by the server. */
  from: sentArrivalSchema,
  /** Where the visitor came from at first; null if it is the same. */
  first: sentArrivalSchema,
  /** Type of the page block whose link led to the page. */
  block: z
    .string()
    .regex(/^[A-Za-z]{1,40}$/)
    .nullable()
    .catch(null)
    .default(null),
  /** A visitor's view or action in a trial; only with the event `trial`. */
  trial: z
    .object({
      id: z.string().regex(/^[\w.-]{1,128}$/),
      /** The version that was rendered, for what happens on the trial's page. */
      arm: z.enum(ARMS).nullable(),
      measure: z.enum(TRIAL_MEASURES),
    })
    .nullish()
    .catch(null),
});

/** Request body: one event, or a batch. */
export const receivedSchema = z.union([
  z.array(eventSchema).min(1).max(MOST_EVENTS),
  eventSchema.transform((event) => [event]),
]);
export type ReceivedEvent = z.output<typeof eventSchema>;

/**
 * Returns the path of an event's page, `/` if invalid, without personal data: no query, anchor or reference,
 * and nothing from a segment with an `@` on.
 */
export function eventPath(url: string): string {
  if (!URL.canParse(url, 'http://site.invalid')) return '/';
  const { protocol, pathname } = new URL(url, 'http://site.invalid');
  if (!protocol.startsWith('http')) return '/';
  const [first = '', ...others] = pathname.split('/').slice(1);
  if (PERSONAL_PATHS.includes(first)) return `/${first}`;
  const parts = [first, ...others];
  const personal = parts.findIndex((part) => /@|%40/i.test(part));
  const path = `/${(personal === -1 ? parts : parts.slice(0, personal)).join('/')}`;
  return path.slice(0, MOST_PATH);
}
