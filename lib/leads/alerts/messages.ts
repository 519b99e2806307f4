import type { MailVehicle } from '../../inventory/mail-vehicle.ts';
import type { MailParts } from '../../messaging/mail/layout.ts';
import { GARAGE_PATH } from '../../sites/account-paths.ts';
import { ALERT_KIND_LABELS, type AlertKind } from './kinds.ts';

export interface AlertLine {
  kind: AlertKind;
  vehicle: MailVehicle;
  noun: string;
  /** The former price of a price drop: `$45,990`; null if it may not be shown. */
  oldPrice: string | null;
  /** The weekly figure of the vehicle's card, with its rates and terms; null without one. */
  weekly: string | null;
  /** For a new car: the search it matches. */
  search: { name: string; href: string } | null;
}

export interface AlertMessageContent {
  site: { name: string; url: string };
  dealer: { name: string; phone: string | null };
  lines: readonly AlertLine[];
  /** The legal words of the weekly figures; empty without any. */
  creditWords: string;
  stops: readonly { kind: AlertKind; href: string }[];
  stopAllToken: string;
  stopAllHref: string;
}

const MOST_VEHICLES = 12;

/** Marks a link of a mail, so that visits through it count as ours (lib/sites/visit-source). */
function fromAlert(href: string): string {
  const [address = '', anchor] = href.split('#');
  const marked = `${address}${address.includes('?') ? '&' : '?'}utm_source=alerts&utm_medium=email`;
  return anchor ? `${marked}#${anchor}` : marked;
}

/** Returns the change to a car, to follow its title: `is now $43,990, was $45,990`. */
export function alertNews({ kind, vehicle, oldPrice }: AlertLine): string {
  switch (kind) {
    case 'price_drop':
      return oldPrice === null ? `is now ${vehicle.price}` : `is now ${vehicle.price}, was ${oldPrice}`;
    case 'reserved':
      return 'has been reserved';
    case 'free':
      return 'is available again';
    case 'sold':
      return 'is no longer for sale';
    case 'saved_search':
      return `is new, ${vehicle.price}`;
  }
}

const HEADINGS: Readonly<Record<AlertKind, (noun: string) => string>> = {
  price_drop: (noun) => `A ${noun} you saved is cheaper`,
  reserved: (noun) => `A ${noun} you saved has been reserved`,
  free: (noun) => `A ${noun} you saved is available again`,
  sold: (noun) => `A ${noun} you saved is no longer for sale`,
  saved_search: (noun) => `A new ${noun} for your saved search`,
};

const NOTES: Readonly<Record<AlertKind, (line: AlertLine) => string>> = {
  price_drop: ({ oldPrice }) => (oldPrice === null ? 'Cheaper than before.' : `Was ${oldPrice}.`),
  reserved: () => 'It has been reserved, but reservations can fall through.',
  free: () => 'Nobody has it reserved any more.',
  sold: () => 'Sold, or taken off sale.',
  saved_search: ({ search }) => (search ? `Matches “${search.name}”.` : ''),
};

/** Returns the only line of a message, whose event then becomes the heading. */
const single = (lines: readonly AlertLine[]): AlertLine | null =>
  lines.length === 1 ? (lines[0] ?? null) : null;
const isSearch = (lines: readonly AlertLine[]): boolean => lines.every(({ kind }) => kind === 'saved_search');

/** Returns the plural of the noun that all lines share: `caravans`; `vehicles` if they differ. */
const nounsOf = (lines: readonly AlertLine[]): string => {
  const [first, ...others] = new Set(lines.map(({ noun }) => noun));
  return `${others.length === 0 && first ? first : 'vehicle'}s`;
};

const headingOf = (lines: readonly AlertLine[]): string => {
  const line = single(lines);
  if (line) return HEADINGS[line.kind](line.noun);
  return isSearch(lines)
    ? `${lines.length} new ${nounsOf(lines)} for your saved searches`
    : `${lines.length} updates on ${nounsOf(lines)} you saved`;
};

export function alertMail({ site, dealer, lines, stops, creditWords }: AlertMessageContent): {
  subject: string;
  parts: MailParts;
} {
  const line = single(lines);
  const heading = headingOf(lines);
  const shownLines = lines.slice(0, MOST_VEHICLES);
  const [search] = lines.flatMap((each) => each.search ?? []);
  const button =
    isSearch(lines) && search
      ? { label: 'View all matches', href: search.href }
      : line && line.kind !== 'sold'
        ? { label: `View the ${line.noun}`, href: line.vehicle.href }
        : { label: 'Open your saved cars', href: `${site.url}${GARAGE_PATH}#saved` };
  return {
    subject: line ? `${line.vehicle.title} ${alertNews(line)}` : heading,
    parts: {
      preview: line
        ? `${line.vehicle.title} ${alertNews(line)}.`
        : shownLines.map((each) => each.vehicle.title).join(', '),
      heading,
      paragraphs: [],
      vehicles: shownLines.map((each) => ({
        ...each.vehicle,
        href: fromAlert(each.vehicle.href),
        note: [NOTES[each.kind](each), each.weekly].filter(Boolean).join(' '),
      })),
      button: { ...button, href: fromAlert(button.href) },
      closing: [
        ...(lines.length > shownLines.length ? [`And ${lines.length - shownLines.length} more.`] : []),
        ...(creditWords ? [creditWords] : []),
        ...(dealer.phone ? [`Questions? Call ${dealer.name} on ${dealer.phone}.`] : []),
        `You are receiving this email because you turned on these alerts at ${site.name}.`,
      ],
      links: [
        ...stops.map(({ kind, href }) => ({
          label: `Stop these alerts: ${ALERT_KIND_LABELS[kind].label.toLowerCase()}`,
          href,
        })),
        { label: 'Change your alerts', href: `${site.url}${GARAGE_PATH}#alerts` },
      ],
    },
  };
}

/** Returns the SMS. It has no weekly figure, because the figure's legal words would make it four times as long. */
export function alertText({ site, dealer, lines, stopAllHref }: AlertMessageContent): string {
  const line = single(lines);
  const sender = dealer.phone ? `${site.name} (${dealer.phone})` : site.name;
  const [search] = lines.flatMap((each) => each.search ?? []);
  const what = line
    ? `${line.vehicle.title} ${alertNews(line)}. ${line.vehicle.href}`
    : `${headingOf(lines)}. ${isSearch(lines) && search ? search.href : `${site.url}${GARAGE_PATH}`}`;
  return `${sender}: ${what}\nStop: ${stopAllHref}`;
}

export const confirmMail = ({
  siteName,
  href,
}: {
  siteName: string;
  href: string;
}): { subject: string; parts: MailParts } => ({
  subject: `Confirm your email for alerts from ${siteName}`,
  parts: {
    preview: 'Confirm your address to start your alerts.',
    heading: 'Is this your email address?',
    paragraphs: [
      `Someone asked ${siteName} to send alerts about vehicles to this address. Alerts start once you confirm that it is yours.`,
    ],
    button: { label: 'Confirm my email', href },
    closing: ['If this wasn’t you, you can ignore this email. We only send alerts to confirmed addresses.'],
  },
});
