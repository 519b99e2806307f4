import type { Guard } from '@forecourt/lib/inventory/stock/importing/guards';
import { FIELD_TITLES } from '@forecourt/lib/inventory/stock/mapping/field-titles';
import type { FeedState } from '@forecourt/lib/inventory/stock/runs/feed-state';
import type { ListedFeed, ListedRun, PhotoCounts, RunCounts } from '@forecourt/lib/inventory/stock/runs/runs';

type Tone = 'default' | 'positive' | 'caution' | 'critical';

export const STATE_BADGES: Record<FeedState, { text: string; tone: Tone }> = {
  fresh: { text: 'Up to date', tone: 'positive' },
  late: { text: 'Late', tone: 'caution' },
  refused: { text: 'Refused', tone: 'critical' },
  failed: { text: 'Failed', tone: 'critical' },
  undone: { text: 'Undone', tone: 'caution' },
  never: { text: 'Nothing yet', tone: 'default' },
  off: { text: 'Turned off', tone: 'default' },
};

export const OUTCOME_BADGES: Record<ListedRun['outcome'], { text: string; tone: Tone }> = {
  imported: { text: 'Imported', tone: 'positive' },
  unchanged: { text: 'No changes', tone: 'default' },
  refused: { text: 'Refused', tone: 'critical' },
  failed: { text: 'Failed', tone: 'critical' },
  undo: { text: 'Undo', tone: 'caution' },
};

/** `1 vehicle`, `1,204 vehicles` */
export const countText = (count: number, thing: string): string =>
  `${count.toLocaleString('en-AU')} ${thing}${count === 1 ? '' : 's'}`;

/**
 * Describes the status of a feed and what to do.
 * @param when formats a timestamp
 */
export function stateText({ state, takenAt }: ListedFeed, when: (moment: string) => string): string {
  const since = takenAt ? ` The stock is from ${when(takenAt)}.` : '';
  switch (state) {
    case 'fresh':
      return 'The stock matches the last file.';
    case 'late':
      return `No file for more than a day. Ask whoever sends it.${since}`;
    case 'refused':
      return `The last file was refused. Open its run to see why.${since}`;
    case 'failed':
      return `The last run failed. Try again, and contact your system administrator if it fails again.${since}`;
    case 'undone':
      return 'The last import was undone. The next file will be imported as usual.';
    case 'never':
      return 'No file has been imported yet.';
    case 'off':
      return `This feed is turned off in its document.${since}`;
  }
}

/** Describes what a run did to the stock: `3 added, 1 retired, 1,200 unchanged`. */
export function resultText({ outcome, counts }: Pick<ListedRun, 'outcome' | 'counts'>): string {
  if (outcome === 'refused' || outcome === 'failed') return 'Nothing was changed';
  const { added, changed, retired, unchanged } = counts;
  const parts = [
    [added, 'added'],
    [changed, 'changed'],
    [retired, 'retired'],
    [unchanged, 'unchanged'],
  ] as const;
  const resultParts = parts.filter(([count]) => count > 0).map(([count, what]) => `${number(count)} ${what}`);
  return resultParts.join(', ') || 'No vehicles';
}

export function undoText({ added, changed, retired }: RunCounts): string {
  const back = changed + retired;
  return [
    ...(back > 0 ? [`${countText(back, 'vehicle')} will be restored.`] : []),
    ...(added > 0 ? [`${countText(added, 'new vehicle')} will be hidden.`] : []),
  ].join(' ');
}

/** Describes the rows of a run: `1,204 rows: 1,200 accepted, 3 held, 1 rejected`. */
export function rowsText({ read, taken, held, repeated, rejected }: RunCounts): string {
  const parts = [
    `${number(taken)} accepted`,
    ...(held > 0 ? [`${number(held)} held`] : []),
    ...(repeated > 0 ? [`${number(repeated)} listed twice`] : []),
    ...(rejected > 0 ? [`${number(rejected)} rejected`] : []),
  ];
  return `${countText(read, 'row')}: ${parts.join(', ')}`;
}

/** `3 of 1,204 photos cannot be shown` */
export const unavailablePhotosText = ({ checked, unavailable }: PhotoCounts): string =>
  `${number(unavailable)} of ${countText(checked, 'photo')} cannot be shown`;

const number = (count: number): string => count.toLocaleString('en-AU');

/** `0.4 s`, `6.5 s`, `2 min 5 s` */
export function elapsedText(milliseconds: number): string {
  const seconds = Math.max(0, milliseconds) / 1000;
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}

export const GUARD_ADVICE: Record<Guard, string> = {
  retiring:
    'Ask the dealer whether these vehicles are sold. If the file was incomplete or a location was missing, the next complete file fixes this.',
  rejected: 'Check the rows below, and ask whoever creates the file to fix them.',
  duplicates:
    'Ask whoever creates the file to list each stock number once. The more complete row would be used.',
  unplaced:
    'Add the new codes under Locations in the feed’s document. Until then, these vehicles keep their location.',
  empty: 'Ask whoever sends the file. An empty file is nearly always a mistake.',
  cut: 'The file ends in the middle of a line. Ask for it to be sent again.',
  year: 'Ask for the year to be corrected in the dealer’s system.',
  price: 'Ask for the price to be corrected in the dealer’s system.',
  'price-moved': 'Ask the dealer whether the new price is correct.',
  kilometres: 'Ask for the kilometres to be corrected in the dealer’s system.',
  elsewhere:
    'Another feed lists these vehicles. If this feed is to list them, enter the other one under Replaces in this feed’s document.',
  odometer: 'Ask the dealer for the current odometer. It was higher in the last file.',
  condition: 'Ask whether this vehicle is new, demo or used, and for its year and odometer.',
  vin: 'Ask for the VIN or the year to be corrected in the dealer’s system.',
  title: 'Ask for the title and the named column to be made consistent in the dealer’s system.',
};

const FIELD_LABELS: Readonly<Record<string, string>> = {
  car_type: 'new, demo or used',
  stocknum: 'stock number',
  km: 'kilometres',
  name: 'title',
  simple_body: 'body',
  simple_drive: 'drive',
  simple_fuel: 'fuel',
  simple_transmission: 'transmission',
  engine_size_litres: 'engine size',
  vin: 'VIN',
};

/** Returns the label of a field: `price_type` as `price type`, `variant.cylinders` as `cylinders`. */
export const fieldText = (field: string): string =>
  FIELD_LABELS[field] ?? titleText(field) ?? field.replaceAll(/[_.]/g, ' ');

/** Returns the label of a field with a path, such as those of caravans. */
function titleText(field: string): string | undefined {
  const title = field.includes('.') ? FIELD_TITLES.find(({ value }) => value === field)?.title : undefined;
  return title && (title.startsWith('ANCAP') ? title : title.charAt(0).toLowerCase() + title.slice(1));
}

/**
 * Describes a kind of correction: `variant.cylinders that is not a number` as `cylinders that is not a
 * number`.
 */
export const correctionText = (kind: string): string =>
  kind.replace(/^[\w.]+(?= (?:that|by) )/, (field) => fieldText(field));
