import { publicHolidays } from '@forecourt/lib/sites/public-holidays';
import { settingDefinitions } from '@forecourt/lib/sites/settings';
import { type CalendarSite, dayOf, type Span } from './entries.ts';

/** Dated content that visitors will see in a way that nobody intends. */
export interface Conflict {
  key: string;
  kind: 'popups' | 'order' | 'holiday';
  /** What is wrong, for people. */
  text: string;
  /** The documents concerned. */
  spans: Span[];
}

/** Content shown longer than this is not a campaign, and runs over holidays on purpose. */
const LONGEST_CAMPAIGN_MS = 45 * 86_400_000;
const CAMPAIGN_TYPES = ['offer', 'popup', 'announcement', 'promoCard', 'prizeWheel'];
const dayText = new Intl.DateTimeFormat('en-AU', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/**
 * Lists conflicts of dated content: ends before it starts, two popups on one page at once, and a campaign over
 * a public holiday. Content that has ended is left out.
 * @param spans content of the sites shown
 * @param sites all sites, with their time zones and locations
 */
export function conflictsOf(spans: readonly Span[], sites: readonly CalendarSite[], now: Date): Conflict[] {
  const current = spans.filter(({ end }) => end === null || end > now);
  return [
    ...spans.filter((span) => isBackwards(span) && (span.start ?? now) > now).map(wrongOrder),
    ...popupPairs(
      current.filter((span) => !isBackwards(span)),
      sites,
    ),
    ...current.filter((span) => !isBackwards(span)).flatMap((span) => overHolidays(span, sites, now)),
  ];
}

const isBackwards = ({ start, end }: Span): boolean => start !== null && end !== null && end <= start;

const wrongOrder = (span: Span): Conflict => ({
  key: `order ${span.key}`,
  kind: 'order',
  text: `${span.kind} ‘${span.title}’ ends before it starts, so visitors never see it.`,
  spans: [span],
});

function popupPairs(spans: readonly Span[], sites: readonly CalendarSite[]): Conflict[] {
  // A popup without an end shows only where an administrator selects it.
  const popups = spans.filter(({ type, end }) => type === 'popup' && end !== null);
  return popups.flatMap((one, index) =>
    popups.slice(index + 1).flatMap((other) => {
      const site = one.sites.find((id) => other.sites.includes(id));
      if (site === undefined || !overlap(one, other) || !sharePage(one.pages, other.pages)) return [];
      const name = sites.find(({ id }) => id === site)?.name ?? site;
      return [
        {
          key: `popups ${one.key} ${other.key}`,
          kind: 'popups' as const,
          text: `Popups ‘${one.title}’ and ‘${other.title}’ show on the same page of ${name} at the same time.`,
          spans: [one, other],
        },
      ];
    }),
  );
}

/** Returns whether two spans have a moment in common; the end itself does not count. */
export function overlap(one: Pick<Span, 'start' | 'end'>, other: Pick<Span, 'start' | 'end'>): boolean {
  const startOf = ({ start }: Pick<Span, 'start'>) => start?.getTime() ?? Number.NEGATIVE_INFINITY;
  const endOf = ({ end }: Pick<Span, 'end'>) => end?.getTime() ?? Number.POSITIVE_INFINITY;
  return startOf(one) < endOf(other) && startOf(other) < endOf(one);
}

/**
 * Returns whether two lists of pages have one in common. An empty list is every page, and `/search*` is
 * every page below `/search`.
 */
export function sharePage(one: readonly string[], other: readonly string[]): boolean {
  if (one.length === 0 || other.length === 0) return true;
  return one.some((first) => other.some((second) => shareOne(first, second)));
}

function shareOne(one: string, other: string): boolean {
  const [first, second] = [one, other].map((page) => page.replace(/\*$/, '')) as [string, string];
  if (one.endsWith('*') && other.endsWith('*')) return first.startsWith(second) || second.startsWith(first);
  if (one.endsWith('*')) return second.startsWith(first);
  return other.endsWith('*') ? first.startsWith(second) : first === second;
}

function overHolidays(span: Span, sites: readonly CalendarSite[], now: Date): Conflict[] {
  const { start, end } = span;
  if (!CAMPAIGN_TYPES.includes(span.type) || !start || !end) return [];
  if (end.getTime() - start.getTime() > LONGEST_CAMPAIGN_MS) return [];
  const holidays = new Map<string, { name: string; sites: string[] }>();
  for (const site of sites.filter(({ id }) => span.sites.includes(id))) {
    const zone = site.zone ?? settingDefinitions.timeZone.fallback;
    // Days as text sort by time.
    const [, from = ''] = [dayOf(now, zone), dayOf(start, zone)].toSorted();
    // The end itself does not count: at midnight, the day before is the last.
    const lastDay = dayOf(new Date(end.getTime() - 1), zone);
    for (const place of site.places ?? [])
      for (const { date, name } of publicHolidays(place, from, lastDay)) {
        const known = holidays.get(date) ?? { name, sites: [] };
        if (!known.sites.includes(site.name ?? site.id)) known.sites.push(site.name ?? site.id);
        holidays.set(date, known);
      }
  }
  const [first] = [...holidays].toSorted(([one], [other]) => one.localeCompare(other));
  if (!first) return [];
  const more = holidays.size - 1;
  const days =
    more > 0 ? ` and ${more === 1 ? '1 more public holiday' : `${more} more public holidays`}` : '';
  const [date, { name, sites: names }] = first;
  return [
    {
      key: `holiday ${span.key}`,
      kind: 'holiday',
      text: `${span.kind} ‘${span.title}’ runs over ${name} (${dayText.format(new Date(`${date}T00:00:00Z`))})${days} at ${names.join(', ')}.`,
      spans: [span],
    },
  ];
}
