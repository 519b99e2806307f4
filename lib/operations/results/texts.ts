import { formatMoney } from '../../platform/text/format.ts';
import { SOURCE_KINDS, type SourceKind } from '../../sites/visit-source/source-kinds.ts';
import { sourceText } from '../../sites/visit-source/visit-text.ts';
import {
  AGE_BANDS,
  type Breakdown,
  type Key,
  OTHER,
  PRICE_BANDS,
  SMALL_NUMBER,
  type Stage,
  type StageCounts,
} from './selection.ts';

const UNKNOWN: Partial<Record<Breakdown, string>> = {
  place: 'No location',
  source: 'Unknown',
  firstSource: 'Unknown',
  campaign: 'No campaign',
  page: 'No page',
  block: 'No block',
  make: 'No vehicle',
  model: 'No vehicle',
  price: 'No vehicle or price',
  age: 'No vehicle',
};

const isSourceKind = (kind: string): kind is SourceKind => SOURCE_KINDS.some((known) => known === kind);

/**
 * Returns the name of a value for staff.
 * @param names of locations, dealerships and sites by id
 */
export function keyLabel(by: Breakdown, { value, within }: Key, names: ReadonlyMap<string, string>): string {
  if (value === OTHER && within === '') return 'All others';
  switch (by) {
    case 'source':
    case 'firstSource':
      return isSourceKind(within)
        ? sourceText({ kind: within, name: value, campaign: null })
        : (UNKNOWN[by] ?? '');
    case 'price':
      return value === '' ? (UNKNOWN.price ?? '') : bandText(PRICE_BANDS, Number(value), formatMoney);
    case 'age':
      return value === '' ? (UNKNOWN.age ?? '') : bandText(AGE_BANDS, Number(value), String);
    case 'model':
      return value || within ? `${within} ${value}`.trim() : (UNKNOWN.model ?? '');
    case 'place':
    case 'site':
      return names.get(value) ?? (value || (UNKNOWN[by] ?? ''));
    default:
      return value || (UNKNOWN[by] ?? '');
  }
}

function bandText(bands: readonly number[], from: number, text: (bound: number) => string): string {
  const next = bands[bands.indexOf(from) + 1];
  return next === undefined ? `${text(from)} or more` : `${text(from)} to ${text(next - 1)}`;
}

/**
 * Returns a share as `12%`, or `3 of 5` where the whole is too small for a percentage; empty without a whole.
 */
export function shareText(part: number, whole: number): string {
  if (whole <= 0) return '';
  if (whole < SMALL_NUMBER) return `${number(part)} of ${number(whole)}`;
  const share = (part / whole) * 100;
  return `${share > 0 && share < 10 ? share.toFixed(1) : Math.round(share)}%`;
}

/** Returns a change as `Up 12%`, or `12, before 8` where a figure is too small for a percentage. */
export function changeText(now: number, before: number): string {
  if (now === before) return 'No change';
  if (before < SMALL_NUMBER) return `Before: ${number(before)}`;
  const change = Math.round((now / before - 1) * 100);
  if (change === 0) return 'No change';
  return `${change > 0 ? 'Up' : 'Down'} ${Math.abs(change).toLocaleString('en-AU')}%`;
}

/** Stages of which a visit can have several, so that a share of visits would mislead. */
const REPEATED: readonly Stage[] = ['searches', 'views'];

/**
 * Returns what a stage is of the visits (of the vehicle views where visits have no vehicle): `1.8 per visit`,
 * `2.4%` or `3 of 5`.
 */
export function rateText(stage: Stage, counts: StageCounts): string {
  if (stage === 'visits') return '';
  const { visits, views } = counts;
  const [whole, noun] = visits > 0 ? [visits, 'visit'] : [views, 'view'];
  if (whole === 0 || (visits === 0 && REPEATED.includes(stage))) return '';
  if (!REPEATED.includes(stage)) {
    const text = shareText(counts[stage], whole);
    return whole < SMALL_NUMBER ? `${text} ${noun}${whole === 1 ? '' : 's'}` : `${text} of ${noun}s`;
  }
  if (whole < SMALL_NUMBER) return `in ${number(whole)} ${whole === 1 ? 'visit' : 'visits'}`;
  return `${(counts[stage] / whole).toFixed(1)} per visit`;
}

const number = (count: number): string => count.toLocaleString('en-AU');
