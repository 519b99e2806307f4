import { ENGLISH, LANGUAGE_FACTS, type Language } from '@forecourt/lib/platform/language/languages';

export interface SlotDay {
  /** `2026-11-23` */
  date: string;
  /** `Mon` */
  weekday: string;
  /** `23 Nov` */
  day: string;
  slots: { value: string; label: string }[];
}

const inUtc = (language: Language, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(LANGUAGE_FACTS[language].locale, { ...options, timeZone: 'UTC' });

const formatsIn = (language: Language) => ({
  weekday: inUtc(language, { weekday: 'short' }),
  day: inUtc(language, { day: 'numeric', month: 'short' }),
  time: inUtc(language, { hour: 'numeric', minute: '2-digit' }),
});

/** Kept because they take long to create. */
const known = new Map<Language, ReturnType<typeof formatsIn>>();

function formatsOf(language: Language): ReturnType<typeof formatsIn> {
  const formats = known.get(language) ?? formatsIn(language);
  known.set(language, formats);
  return formats;
}

/** Returns local time at the location, regardless of the browser's time zone. */
const wallTime = (slot: string): Date => new Date(`${slot.slice(0, 16)}Z`);
const timeText = (slot: string, language: Language): string =>
  formatsOf(language).time.format(wallTime(slot)).replaceAll(/\s/g, ' ').toLowerCase();

/** Groups times by day, in the location's time zone. */
export function slotDays(slots: readonly string[], language: Language = ENGLISH): SlotDay[] {
  const formats = formatsOf(language);
  return [...Map.groupBy(slots, (slot) => slot.slice(0, 10))].map(([date, ofDay]) => {
    const moment = wallTime(`${date}T00:00`);
    return {
      date,
      weekday: formats.weekday.format(moment),
      day: formats.day.format(moment),
      slots: ofDay.map((value) => ({ value, label: timeText(value, language) })),
    };
  });
}

/** `Mon 23 Nov, 9:00 am` in the location's time zone; null if invalid. */
export function slotText(slot: string, language: Language = ENGLISH): string | null {
  const moment = wallTime(slot);
  if (Number.isNaN(moment.getTime())) return null;
  const { weekday, day } = formatsOf(language);
  return `${weekday.format(moment)} ${day.format(moment)}, ${timeText(slot, language)}`;
}

/** How many times a vehicle's page offers, and the hours between them: a choice, not three in a row. */
const NEXT = { most: 3, hoursApart: 2 } as const;

/** Returns the next few times, apart from each other, soonest first. */
export function nextTimes(slots: readonly string[]): string[] {
  const chosen: string[] = [];
  for (const slot of slots) {
    const before = chosen.at(-1);
    const isApart =
      before === undefined || Date.parse(slot) - Date.parse(before) >= NEXT.hoursApart * 3_600_000;
    if (isApart) chosen.push(slot);
    if (chosen.length === NEXT.most) break;
  }
  return chosen;
}
