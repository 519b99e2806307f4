import type {
  AdvertCounts,
  AdvertGroup,
  CredentialState,
  ListedOutgoingFeed,
  MendTarget,
  RefusalCount,
} from '@forecourt/lib/operations/advertising/overview/answers';
import type { OutgoingFeedState } from '@forecourt/lib/operations/advertising/overview/outgoing-feed-state';
import { countText } from '../feeds/texts.ts';

type Tone = 'default' | 'positive' | 'caution' | 'critical';

export const STATE_BADGES: Record<OutgoingFeedState, { text: string; tone: Tone }> = {
  fresh: { text: 'Up to date', tone: 'positive' },
  waiting: { text: 'Sending', tone: 'default' },
  refused: { text: 'All refused', tone: 'critical' },
  failing: { text: 'Failing', tone: 'critical' },
  never: { text: 'Not checked yet', tone: 'default' },
  off: { text: 'Turned off', tone: 'default' },
};

export const GROUP_BADGES: Record<Exclude<AdvertGroup, 'all'>, { text: string; tone: Tone }> = {
  sent: { text: 'Sent', tone: 'positive' },
  waiting: { text: 'Waiting', tone: 'default' },
  refused: { text: 'Refused', tone: 'critical' },
};

/** Options of the filter of vehicles, as labels. */
export const GROUP_LABELS: Record<AdvertGroup, string> = {
  refused: 'Refused vehicles',
  waiting: 'Waiting vehicles',
  sent: 'Sent vehicles',
  all: 'All vehicles',
};

/**
 * Describes the state of a feed and what to do.
 * @param when formats a timestamp
 */
export function stateText(
  { state, delivery, failingSince, problem }: ListedOutgoingFeed,
  when: (moment: string) => string,
): string {
  switch (state) {
    case 'fresh':
      return delivery === 'file'
        ? 'The file has every vehicle that the receiver accepts. Changes appear when the receiver next fetches it.'
        : 'The receiver has every vehicle that it accepts.';
    case 'waiting':
      return delivery === 'file'
        ? 'Changed vehicles are checked within a minute. The file already has them.'
        : 'Changed vehicles are sent within a minute.';
    case 'refused':
      return 'The receiver would refuse every vehicle, so none are advertised.';
    case 'failing':
      return [
        `Failing since ${failingSince ? when(failingSince) : 'the last check'}.`,
        ...(problem ? [problem] : []),
        'Vehicles are sent again as soon as it works.',
      ].join(' ');
    case 'never':
      return 'The first check runs within a few minutes after the feed is published.';
    case 'off':
      return 'This feed is turned off in its document, so nothing is advertised.';
  }
}

/** `1,204 sent, 3 waiting, 12 refused` */
export const countsText = ({ sent, waiting, refused }: AdvertCounts): string =>
  [
    `${number(sent)} sent`,
    ...(waiting > 0 ? [`${number(waiting)} waiting`] : []),
    `${number(refused)} refused`,
  ].join(', ');

/**
 * Describes what refusals cost: `12 refused vehicles have 340 of 4,210 page views in 30 days (8%)`. Empty
 * without refusals or views.
 */
export function costText({
  counts: { refused },
  views,
}: Pick<ListedOutgoingFeed, 'counts' | 'views'>): string {
  if (refused === 0 || views.all === 0) return '';
  const verb = refused === 1 ? 'has' : 'have';
  return `${countText(refused, 'refused vehicle')} ${verb} ${number(views.refused)} of ${countText(views.all, 'page view')} in 30 days (${shareText(views)})`;
}

/** The share of page views that refused vehicles have: `8%`, `less than 1%`. */
export function shareText({ refused, all }: ListedOutgoingFeed['views']): string {
  if (all === 0 || refused === 0) return '0%';
  const percent = (100 * refused) / all;
  return percent < 1 ? 'less than 1%' : `${Math.floor(percent)}%`;
}

/** Sorts feeds by what needs attention: failing, then those whose refused vehicles are viewed most. */
export const byAttention = (feeds: readonly ListedOutgoingFeed[]): ListedOutgoingFeed[] =>
  feeds.toSorted(
    (one, other) =>
      URGENCY.indexOf(one.state) - URGENCY.indexOf(other.state) ||
      other.views.refused - one.views.refused ||
      other.counts.refused - one.counts.refused ||
      one.site.name.localeCompare(other.site.name) ||
      one.title.localeCompare(other.title),
  );

const URGENCY: readonly OutgoingFeedState[] = ['failing', 'refused', 'waiting', 'fresh', 'never', 'off'];

/** Sorts reasons by the views of their vehicles, then by their number. */
export const byCost = (reasons: readonly RefusalCount[]): RefusalCount[] =>
  reasons.toSorted(
    (one, other) =>
      other.views - one.views || other.vehicles - one.vehicles || one.reason.localeCompare(other.reason),
  );

/** The label of a link to where a value is corrected. */
export function mendText(target: MendTarget): string {
  if (target.kind === 'column')
    return target.column
      ? `Column “${target.column}” of the feed ${target.feed}`
      : `Columns of the feed ${target.feed}`;
  return DOCUMENT_TEXTS[target.type];
}

const DOCUMENT_TEXTS = {
  location: 'Edit location',
  dealership: 'Edit dealership',
  site: 'Edit site',
  outgoingFeed: 'Edit this feed',
} as const;

const number = (count: number): string => count.toLocaleString('en-AU');

/** Shown in place of an empty list. */
export const NO_VEHICLES: Record<AdvertGroup, string> = {
  refused: 'The receiver refuses none of the vehicles.',
  waiting: 'Every change has been sent.',
  sent: 'Nothing has been sent yet.',
  all: 'The rules of this feed select no vehicles, or they have not been checked yet.',
};

/**
 * Describes whether a feed has a credential, and how to store one.
 * @param when formats a timestamp
 */
export function credentialText(
  { name, storedAt, canBeStored }: CredentialState,
  when: (moment: string) => string,
): string {
  if (name === null)
    return 'Enter a name for it in the feed’s document first, under Accounts. Then store it here.';
  const state = storedAt
    ? `Saved as “${name}” on ${when(storedAt)}.`
    : 'None saved yet, so nothing can be sent.';
  return canBeStored
    ? state
    : `${state} Ask your system administrator to run pnpm feeds:secret ${name} --outgoing.`;
}
