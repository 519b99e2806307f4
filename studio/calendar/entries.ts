import { releaseIdStart } from '@forecourt/lib/operations/back-office/release-rights';
import { localTime, parseLocalTime } from '@forecourt/lib/sites/local-time';
import type { HolidayPlace } from '@forecourt/lib/sites/public-holidays';
import { IS_ENGLISH } from '@forecourt/lib/sites/translations';

interface Dated {
  _id: string;
  _type: string;
  /** Id of the draft, if there is one. */
  original?: string | null;
  title: string | null;
  start: string | null;
  end: string | null;
  /** Names of the fields of start and end. */
  startField?: string | null;
  endField?: string | null;
  /** Pages on which a popup opens; null or empty means all. */
  pages?: string[] | null;
  sites: (string | null)[] | null;
}
/** A dated part of a document: a block of a page or an entry of a menu. */
interface Part {
  _key: string;
  _type: string;
  title: string | null;
  showFrom: string | null;
  showUntil: string | null;
  /** Name of the field of the end. */
  endField?: string | null;
}
interface Whole extends Omit<Dated, 'start' | 'end' | 'startField' | 'endField' | 'pages'> {
  parts: Part[] | null;
}

export interface CalendarSite {
  id: string;
  name: string | null;
  zone: string | null;
  /** Address of its home page. */
  url?: string | null;
  /** Its locations, which decide its public holidays. */
  places?: (HolidayPlace | null)[] | null;
}

export interface CalendarAnswer {
  sites: CalendarSite[];
  dated: Dated[];
  wholes: Whole[];
  releases: { _id: string; title: string | null; at: string | null }[];
}

/** A field with a date, in a document. */
export interface DateField {
  /** Published id. */
  id: string;
  type: string;
  /** `blocks[_key=="a"].showFrom` */
  path: string;
}

/** Content that is shown from a start to an end, each null if open. */
export interface Span {
  key: string;
  type: string;
  title: string;
  kind: string;
  sites: string[];
  start: Date | null;
  end: Date | null;
  pages: string[];
  isDraft: boolean;
  opens: Moment['opens'];
  startField: DateField;
  endField: DateField;
}

/** A date on which content starts, ends or is published. */
export interface Moment {
  key: string;
  at: Date;
  change: 'starts' | 'ends' | 'is published';
  title: string;
  kind: string;
  sites: string[];
  /** True if the date is in a draft, which visitors do not see yet. */
  isDraft: boolean;
  /** The field to change, or null if the date can only be changed in the release. */
  field: DateField | null;
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
  "sites": *[_type == "site" && defined(slug.current)] | order(name asc) {
    "id": _id, name, "zone": settings.timeZone, url, "places": locations[]->address{ state, postcode }
  },
  "dated": *[_type in ["offer", "promoCard", "popup", "prizeWheel", "announcement", "slide"]
      && ${IS_ENGLISH} && defined(coalesce(startsAt, endsAt, start, expiry, showFrom, showUntil))] {
    _id, _type, "original": _originalId, pages,
    "startField": select(_type == "offer" => "startsAt", _type == "slide" => "showFrom", "start"),
    "endField": select(_type == "offer" => "endsAt", _type == "slide" => "showUntil", "expiry"),
    "title": coalesce(name, title, text),
    "start": coalesce(startsAt, start, showFrom),
    "end": coalesce(endsAt, expiry, showUntil),
    "sites": coalesce(sites[]._ref, [site._ref])
  },
  "wholes": *[_type in ["page", "navigation"] && (count(blocks[defined(coalesce(showFrom, showUntil, until))]) > 0
      || count(menus[defined(coalesce(showFrom, showUntil))]) > 0)] {
    _id, _type, "original": _originalId, title,
    "sites": [site._ref],
    "parts": select(
      _type == "page" => blocks[defined(coalesce(showFrom, showUntil, until))]{
        _key, _type, "title": coalesce(heading, title), showFrom, "showUntil": coalesce(showUntil, until),
        "endField": select(defined(showUntil) => "showUntil", defined(until) => "until", "showUntil")
      },
      menus[defined(coalesce(showFrom, showUntil))]{ _key, _type, "title": label, showFrom, showUntil }
    )
  },
  "releases": *[_type == "system.release" && state in ["scheduled", "scheduling", "active", "published"]] {
    _id, "title": metadata.title, "at": coalesce(publishedAt, publishAt, metadata.intendedPublishAt)
  }
}`;

/** Returns dated content with its start and end. */
export function spansOf({ dated, wholes }: Pick<CalendarAnswer, 'dated' | 'wholes'>): Span[] {
  const single = dated.map((entry) => {
    const { title, start, end, startField, endField, pages } = entry;
    return spanOf(entry, { title, start, end, pages: pages ?? [], part: '' }, [
      startField ?? 'start',
      endField ?? 'expiry',
    ]);
  });
  const parts = wholes.flatMap((whole) =>
    (whole.parts ?? []).map(({ _key, title, showFrom, showUntil, endField }) => {
      const place = `${whole._type === 'page' ? 'blocks' : 'menus'}[_key=="${_key}"]`;
      return spanOf(
        whole,
        {
          title: [title, whole.title].filter(Boolean).join(', on '),
          start: showFrom,
          end: showUntil,
          pages: [],
          part: _key,
        },
        [`${place}.showFrom`, `${place}.${endField ?? 'showUntil'}`],
      );
    }),
  );
  return [...single, ...parts];
}

function spanOf(
  { _id: id, _type: type, original, sites }: Omit<Dated, 'start' | 'end'>,
  {
    title,
    start,
    end,
    pages,
    part,
  }: Pick<Dated, 'title' | 'start' | 'end'> & { pages: string[]; part: string },
  [startPath, endPath]: readonly [string, string],
): Span {
  return {
    key: `${id}/${part}`,
    type,
    title: title || 'Untitled',
    kind: KINDS[type] ?? type,
    sites: (sites ?? []).filter((site) => site !== null),
    start: start ? new Date(start) : null,
    end: end ? new Date(end) : null,
    pages,
    isDraft: original?.startsWith('drafts.') ?? false,
    opens: { intent: 'edit', params: { id, type } },
    startField: { id, type, path: startPath },
    endField: { id, type, path: endPath },
  };
}

/** Returns the dates of an answer in chronological order. */
export function momentsOf(answer: CalendarAnswer): Moment[] {
  const { sites, releases } = answer;
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
            isDraft: false,
            field: null,
            opens: { intent: 'release', params: { id: name } },
          },
        ]
      : [];
  });
  return [...spansOf(answer).flatMap(changesOf), ...publishedReleases].toSorted(
    (a, b) => a.at.getTime() - b.at.getTime(),
  );
}

const changesOf = ({
  key,
  start,
  end,
  startField,
  endField,
  title,
  kind,
  sites,
  isDraft,
  opens,
}: Span): Moment[] =>
  (
    [
      ['starts', start, startField],
      ['ends', end, endField],
    ] as const
  ).flatMap(([change, at, field]) =>
    at ? [{ key: `${key}/${change}`, at, change, title, kind, sites, isDraft, field, opens }] : [],
  );

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

/** Returns the day that is `by` days later: `2026-12-31` and 1 give `2027-01-01`. */
export const dayPlus = (day: string, by: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + by * 86_400_000).toISOString().slice(0, 10);

/** Returns the Monday of a day's week. */
export const mondayOf = (day: string): string =>
  dayPlus(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));

/** Returns the seven days of a week, from Monday. */
export const weekOf = (day: string): string[] =>
  Array.from({ length: 7 }, (_, index) => dayPlus(mondayOf(day), index));

/**
 * Returns the weeks that contain days of a month, each from Monday.
 * @param month as `2026-11`
 */
export function weeksOfMonth(month: string): string[][] {
  const weeks: string[][] = [];
  const last = dayPlus(`${monthAfter(month, 1)}-01`, -1);
  for (let monday = mondayOf(`${month}-01`); monday <= last; monday = dayPlus(monday, 7))
    weeks.push(weekOf(monday));
  return weeks;
}

/**
 * Groups dates by day, each day in the time zone of the site concerned.
 * @returns the dates of each day that has any
 */
export const byDay = (
  moments: readonly Moment[],
  zoneOf: (moment: Moment) => string,
): ReadonlyMap<string, Moment[]> => Map.groupBy(moments, (moment) => dayOf(moment.at, zoneOf(moment)));

/**
 * Returns the time of a date once it is moved to another day: the same time of day in the site's time zone.
 * @param day as `2026-12-14`
 */
export const movedTo = (at: Date, day: string, timeZone: string): Date | null =>
  parseLocalTime(`${day}T${localTime(at, timeZone).slice(11)}`, timeZone);
