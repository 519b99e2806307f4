import { ENGLISH, type Language } from '../platform/language/languages.ts';
import type { Translator } from '../platform/language/translator.ts';
import { clock, type OpeningHour, type SpecialHour, specialSpan, weekdayIn } from './hours.ts';

/** Opening hours, `08:30`; null if closed. */
type Span = readonly [open: string, close: string] | null;

/** A location's opening hours, kept small because they are sent to the browser. */
export interface OpeningTimes {
  timeZone: string;
  /** By weekday, 0 is Sunday (HOURS-01). */
  week: readonly Span[];
  /** Special days such as holidays, `2026-12-25`; they replace the weekday's hours. */
  special: Readonly<Record<string, Span>>;
  /** Public holidays for which nobody has confirmed the weekday's hours, `2026-12-25`. */
  holidays?: readonly string[];
}

export interface OpenNow {
  isOpen: boolean;
  /** `Open now until 5:30 pm`, `Opens tomorrow 8:00 am`. */
  now: string;
  /** `Today 8:30 am - 5:30 pm`, `Closed today` (OPEN-057). */
  today: string;
  /** `Hours may differ` if the hours are those of a public holiday that nobody has confirmed. */
  note: string | null;
}

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
const DAY_MS = 86_400_000;

const spanOf = (
  status: string | null,
  open: string | null | undefined,
  close: string | null | undefined,
): Span => (status === 'Open' && open && close && clock(open) && clock(close) ? [open, close] : null);

/**
 * @param holidays public holidays without special hours
 * @returns null for a location without hours, for which nothing is shown
 */
export function openingTimes(
  week: readonly OpeningHour[],
  special: readonly SpecialHour[],
  timeZone: string,
  holidays: readonly string[] = [],
): OpeningTimes | null {
  const days = DAYS.map((_, weekday) => {
    const row = week.find((entry) => entry.weekday === weekday);
    return row ? spanOf(row.status, row.open, row.close) : null;
  });
  if (days.every((span) => span === null)) return null;
  return {
    timeZone,
    week: days,
    special: Object.fromEntries(
      special.flatMap((row) => {
        const { status, open, close } = specialSpan(row);
        return row.date ? [[row.date, spanOf(status, open, close)]] : [];
      }),
    ),
    ...(holidays.length > 0 && { holidays }),
  };
}

/**
 * Returns whether a location is open, and when it next closes or opens.
 * @param t the texts in the language
 */
export function openNow(
  { timeZone, week, special, holidays }: OpeningTimes,
  now: Date,
  t: Translator<'hoursClient'>,
  language: Language = ENGLISH,
): OpenNow {
  const timeOf = (text: string): string => clock(text, language) ?? '';
  // The sv-SE format is ISO 8601.
  const [day = '', time = ''] = now.toLocaleString('sv-SE', { timeZone }).split(' ');
  const dayIn = (after: number): { span: Span; weekday: number; note: string | null } => {
    const date = new Date(Date.parse(`${day}T00:00:00Z`) + after * DAY_MS);
    const key = date.toISOString().slice(0, 10);
    const weekday = date.getUTCDay();
    const span = key in special ? (special[key] ?? null) : (week[weekday] ?? null);
    return { span, weekday, note: holidays?.includes(key) ? t('mayDiffer') : null };
  };
  const { span: hours, note } = dayIn(0);
  const today = hours ? t('today', { open: timeOf(hours[0]), close: timeOf(hours[1]) }) : t('closedToday');
  const at = (hour: string) => hour.padStart(5, '0');
  const minute = time.slice(0, 5);
  if (hours && at(hours[0]) <= minute && minute < at(hours[1]))
    return { isOpen: true, now: t('until', { time: timeOf(hours[1]) }), today, note };
  if (hours && minute < at(hours[0]))
    return { isOpen: false, now: t('opens', { time: timeOf(hours[0]) }), today, note };
  for (let after = 1; after <= 7; after += 1) {
    const next = dayIn(after);
    if (!next.span) continue;
    const opens = timeOf(next.span[0]);
    const name = language === ENGLISH ? DAYS[next.weekday] : weekdayIn(next.weekday, language, 'long');
    return {
      isOpen: false,
      now: after === 1 ? t('opensTomorrow', { time: opens }) : t('opensOn', { day: name ?? '', time: opens }),
      today,
      note: next.note,
    };
  }
  return { isOpen: false, now: t('closed'), today, note: null };
}
