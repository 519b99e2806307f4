import { releaseIdStart } from '@forecourt/lib/operations/back-office/release-rights';

interface Dated {
  _id: string;
  _type: string;
  title: string | null;
  start: string | null;
  end: string | null;
  sites: (string | null)[] | null;
}
/** A dated part of a document: a block of a page or an entry of a menu. */
interface Part {
  _key: string;
  _type: string;
  title: string | null;
  showFrom: string | null;
  showUntil: string | null;
}
interface Whole extends Omit<Dated, 'start' | 'end'> {
  parts: Part[] | null;
}

export interface CalendarSite {
  id: string;
  name: string | null;
  zone: string | null;
}

export interface CalendarAnswer {
  sites: CalendarSite[];
  dated: Dated[];
  wholes: Whole[];
  releases: { _id: string; title: string | null; at: string | null }[];
}

/** A date on which content starts, ends or is published. */
export interface Moment {
  key: string;
  at: Date;
  change: 'starts' | 'ends' | 'is published';
  title: string;
  kind: string;
  sites: string[];
  opens: { intent: 'edit' | 'release'; params: { id: string; type?: string } };
}

const KINDS: Record<string, string> = {
  offer: 'Offer',
  promoCard: 'Promo card',
  popup: 'Popup',
  prizeWheel: 'Spin to win',
  slide: 'Slide',
  announcement: 'Announcement',
  page: 'Block',
  navigation: 'Menu entry',
};

/** Every dated document, with drafts taking the place of what they will replace. */
export const CALENDAR_QUERY = `{
  "sites": *[_type == "site" && defined(slug.current)] | order(name asc) { "id": _id, name, "zone": settings.timeZone },
  "dated": *[_type in ["offer", "promoCard", "popup", "prizeWheel", "announcement", "slide"]
      && defined(coalesce(startsAt, endsAt, start, expiry, showFrom, showUntil))] {
    _id, _type,
    "title": coalesce(name, title, text),
    "start": coalesce(startsAt, start, showFrom),
    "end": coalesce(endsAt, expiry, showUntil),
    "sites": coalesce(sites[]._ref, [site._ref])
  },
  "wholes": *[_type in ["page", "navigation"] && (count(blocks[defined(coalesce(showFrom, showUntil, until))]) > 0
      || count(menus[defined(coalesce(showFrom, showUntil))]) > 0)] {
    _id, _type, title,
    "sites": [site._ref],
    "parts": select(
      _type == "page" => blocks[defined(coalesce(showFrom, showUntil, until))]{
        _key, _type, "title": coalesce(heading, title), showFrom, "showUntil": coalesce(showUntil, until)
      },
      menus[defined(coalesce(showFrom, showUntil))]{ _key, _type, "title": label, showFrom, showUntil }
    )
  },
  "releases": *[_type == "system.release" && state in ["scheduled", "scheduling", "active", "published"]] {
    _id, "title": metadata.title, "at": coalesce(publishedAt, publishAt, metadata.intendedPublishAt)
  }
}`;

/** Returns the dates of an answer in chronological order. */
export function momentsOf({ sites, dated, wholes, releases }: CalendarAnswer): Moment[] {
  const single = dated.flatMap((entry) => changesOf(entry, entry.title, entry.start, entry.end));
  const parts = wholes.flatMap((range) =>
    (range.parts ?? []).flatMap(({ _key, title, showFrom, showUntil }) =>
      changesOf(range, [title, range.title].filter(Boolean).join(', on '), showFrom, showUntil, _key),
    ),
  );
  const publishedReleases = releases.flatMap(({ _id, title, at }): Moment[] => {
    const name = _id.slice(_id.lastIndexOf('.') + 1);
    return at
      ? [
          {
            key: _id,
            at: new Date(at),
            change: 'is published',
            title: title ?? 'Release',
            kind: 'Release',
            // The release id contains the site for editors who are limited to some sites.
            sites: sites.flatMap(({ id }) => (name.startsWith(releaseIdStart(id)) ? [id] : [])),
            opens: { intent: 'release', params: { id: name } },
          },
        ]
      : [];
  });
  return [...single, ...parts, ...publishedReleases].toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

function changesOf(
  { _id, _type, sites }: Omit<Dated, 'title' | 'start' | 'end'>,
  title: string | null,
  start: string | null,
  end: string | null,
  part = '',
): Moment[] {
  return (
    [
      ['starts', start],
      ['ends', end],
    ] as const
  ).flatMap(([change, at]) =>
    at
      ? [
          {
            key: `${_id}/${part}/${change}`,
            at: new Date(at),
            change,
            title: title || 'Untitled',
            kind: KINDS[_type] ?? _type,
            sites: (sites ?? []).filter((site) => site !== null),
            opens: { intent: 'edit', params: { id: _id, type: _type } },
          },
        ]
      : [],
  );
}

/**
 * Returns the dates of some sites. Releases may span sites, so several shown sites include every release.
 * @param shownSites null for every site
 */
export const momentsOn = (moments: readonly Moment[], shownSites: ReadonlySet<string> | null): Moment[] =>
  moments.filter(
    ({ sites, opens }) =>
      shownSites === null ||
      sites.some((site) => shownSites.has(site)) ||
      (shownSites.size > 1 && opens.intent === 'release'),
  );

/** Returns the day in a time zone, as `2026-11-22`. */
export const dayOf = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    at,
  );

/**
 * Groups the dates of a month by day, each day in the time zone of the site concerned.
 * @param month as `2026-11`
 */
export function daysOfMonth(
  moments: readonly Moment[],
  month: string,
  zoneOf: (moment: Moment) => string,
): [day: string, moments: Moment[]][] {
  const days = new Map<string, Moment[]>();
  for (const moment of moments) {
    const day = dayOf(moment.at, zoneOf(moment));
    if (day.startsWith(month)) days.set(day, [...(days.get(day) ?? []), moment]);
  }
  return [...days].toSorted(([a], [b]) => a.localeCompare(b));
}

/**
 * Splits the current month into past days and the rest. Another month is not split.
 * @param days of one month, in order
 * @param today such as `2026-11-26`
 */
export function splitAtToday<T extends readonly [day: string, ...rest: unknown[]]>(
  days: readonly T[],
  today: string,
): { earlier: T[]; coming: T[] } {
  const isOver = ([day]: T) => day.slice(0, 7) === today.slice(0, 7) && day < today;
  return { earlier: days.filter(isOver), coming: days.filter((day) => !isOver(day)) };
}

/** Returns the month that is `by` months later: `2026-12` and 1 give `2027-01`. */
export function monthAfter(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}
