import type { Translator } from '../platform/language/translator.ts';
import { formatDate, formatKilometres } from '../platform/text/format.ts';
import type { VehicleTexts } from './vehicle-texts.ts';

/** Kinds of marks on a vehicle, with their labels. */
export const MARK_KINDS = {
  scratch: 'Scratch',
  dent: 'Dent',
  chip: 'Stone chip',
  wear: 'Wear',
  stain: 'Stain',
  repair: 'Repaired',
} as const;
export type MarkKind = keyof typeof MARK_KINDS;

/** Wheels in the order of the table, with their labels. */
export const WHEELS = {
  frontLeft: 'Front left',
  frontRight: 'Front right',
  rearLeft: 'Rear left',
  rearRight: 'Rear right',
} as const;
export type Wheel = keyof typeof WHEELS;

/** The most of a tyre or a brake pad, in millimetres. */
export const MOST_DEPTH_MM = 40;
export const MOST_KILOMETRES = 2_000_000;

/** A mark on a photo; `x` and `y` in percent of the photo's width and height. */
export interface Mark {
  kind: MarkKind;
  x: number;
  y: number;
  text: string;
}

/** A mark on a frame of the spin; `frame` counts from 1. */
export interface SpinMark extends Mark {
  frame: number;
}

/** Depths in millimetres; null if not measured. */
export interface WheelDepth {
  wheel: Wheel;
  tread: number | null;
  brake: number | null;
}

export interface ServiceEntry {
  /** `YYYY-MM-DD` */
  date: string;
  kilometres: number | null;
  workshop: string | null;
  work: string | null;
}

/** The warranty of one vehicle. */
export interface OwnWarranty {
  text: string;
  /** `YYYY-MM-DD`; null without an end by date. */
  until: string | null;
  untilKilometres: number | null;
}

const LABELS: Readonly<Record<string, string | undefined>> = MARK_KINDS;
const WHEEL_ORDER = Object.keys(WHEELS) as Wheel[];

export const isMarkKind = (kind: unknown): kind is MarkKind =>
  typeof kind === 'string' && Object.hasOwn(MARK_KINDS, kind);

/** `Scratch: 4 cm on the left rear door`, or the kind alone. */
export const markText = ({ kind, text }: Pick<Mark, 'kind' | 'text'>, t?: Translator<'vehicle'>): string =>
  [markLabel(kind, t), text.trim()].filter(Boolean).join(': ');

/** Returns the label of a kind of mark, in English without `t`. */
export const markLabel = (kind: MarkKind, t?: Translator<'vehicle'>): string =>
  t && isMarkKind(kind) ? t(`marks.${kind}`) : (LABELS[kind] ?? kind);

const isDepth = (depth: number | null | undefined): depth is number =>
  typeof depth === 'number' && depth >= 0 && depth <= MOST_DEPTH_MM;

/**
 * Returns the measured wheels in order, each once. Depths that no tyre or pad can have are left out.
 * @param rows wheels as entered; the first row of a wheel counts
 */
export function wheelTable(
  rows: readonly { wheel: string | null; tread: number | null; brake: number | null }[],
): WheelDepth[] {
  return WHEEL_ORDER.flatMap((wheel) => {
    const row = rows.find((each) => each.wheel === wheel);
    if (!row) return [];
    const depth = {
      wheel,
      tread: isDepth(row.tread) ? row.tread : null,
      brake: isDepth(row.brake) ? row.brake : null,
    };
    return depth.tread === null && depth.brake === null ? [] : [depth];
  });
}

/** `6.5 mm`, or a dash for a depth that was not measured. */
export const depthText = (depth: number | null): string =>
  depth === null ? '–' : `${depth.toLocaleString('en-AU', { maximumFractionDigits: 1 })} mm`;

/** Returns a mark with its place inside the picture; null for a kind or a place that does not exist. */
export function shownMark<
  Entry extends { kind: string | null; x: number | null; y: number | null; text: string | null },
>(entry: Entry): Mark | null {
  const { kind, x, y, text } = entry;
  if (!isMarkKind(kind) || x === null || y === null) return null;
  return x >= 0 && x <= 100 && y >= 0 && y <= 100 ? { kind, x, y, text: text?.trim() ?? '' } : null;
}

/** `Drivetrain warranty, until 5 Mar 2029 or 160,000 km` */
export function ownWarrantyText(
  { text, until, untilKilometres }: OwnWarranty,
  timeZone: string,
  { t, language }: VehicleTexts = {},
): string {
  const ends = [
    until && formatDate(until, timeZone, language),
    untilKilometres !== null && formatKilometres(untilKilometres),
  ].filter(Boolean);
  if (ends.length === 0) return text;
  const [first = '', second = ''] = ends.map(String);
  if (t) return t('warrantyUntil', { text, first, second, ends: ends.length });
  return `${text}, until ${ends.join(' or ')}`;
}

/** Returns services from the latest on; those without a valid date are left out. */
export const serviceHistory = (entries: readonly ServiceEntry[]): ServiceEntry[] =>
  entries
    .filter(({ date }) => /^\d{4}-\d{2}-\d{2}$/.test(date))
    .toSorted((one, other) => other.date.localeCompare(one.date));
