import { ENGLISH, LANGUAGE_FACTS, type Language } from '@forecourt/lib/platform/language/languages';
import type { Translator } from '@forecourt/lib/platform/language/translator';
import { type OpeningHour, weekRows } from '@forecourt/lib/sites/hours';
import type { Location } from '@/content/locations.server.ts';

type Licensed = Pick<Location, 'dealer_license_number' | 'motor_vehicle_repairer'>;

/**
 * Returns the dealer licences of a site's locations, a sentence each, as most states require (OPEN-108).
 * @param footerText the footer's text; numbers in it are not repeated
 */
export function licenceText(locations: readonly Licensed[], footerText: string): string {
  const numbersOf = (field: keyof Licensed) => [
    ...new Set(
      locations.flatMap((location) => {
        const number = location[field]?.trim();
        return number && !footerText.includes(number) ? [number] : [];
      }),
    ),
  ];
  return [
    ['Licensed motor dealer', numbersOf('dealer_license_number')] as const,
    ['Motor vehicle repairer', numbersOf('motor_vehicle_repairer')] as const,
  ]
    .flatMap(([words, numbers]) => (numbers.length ? [`${words}: ${numbers.join(', ')}.`] : []))
    .join(' ');
}

/**
 * Returns a week in one line, such as `Mon - Fri 8:30 am - 5:30 pm, Sun closed`, with equal days in a row as one.
 * @param t of the language
 */
export function hoursLine(week: readonly OpeningHour[], language: Language, t: Translator<'footer'>): string {
  const dayIn = (day: string) => dayName(day, language);

  const spans: { first: string; last: string; hours: string | null }[] = [];
  for (const { days, hours } of weekRows(week)) {
    const [first = days, last = first] = days.split(' - ');
    const before = spans.at(-1);
    if (before && before.hours === hours) before.last = last;
    else spans.push({ first, last, hours });
  }
  return spans
    .map(({ first, last, hours }) => {
      const days = first === last ? dayIn(first) : `${dayIn(first)} - ${dayIn(last)}`;
      return `${days} ${hours === null ? t('closed') : timesIn(hours, language)}`;
    })
    .join(language === 'zh' ? '，' : language === 'ar' ? '، ' : ', ');
}

/** A Monday, from which the days of a week count. */
const MONDAY = Date.UTC(2026, 0, 5);
const DAY_MS = 86_400_000;
const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Returns a short English name of a weekday in a language. */
function dayName(day: string, language: Language): string {
  const index = DAYS.indexOf(day);
  if (language === ENGLISH || index < 0) return day;
  const format = new Intl.DateTimeFormat(LANGUAGE_FACTS[language].locale, {
    weekday: 'short',
    timeZone: 'UTC',
  });
  return format.format(MONDAY + index * DAY_MS);
}

/** Returns hours such as `8:30 am - 5:30 pm` in a language; other words, such as `By appointment`, stay. */
function timesIn(hours: string, language: Language): string {
  if (language === ENGLISH) return hours;
  const format = new Intl.DateTimeFormat(LANGUAGE_FACTS[language].locale, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  });
  return hours.replaceAll(/(\d{1,2}):(\d\d) (am|pm)/g, (_, hour: string, minute: string, half: string) =>
    format.format(Date.UTC(2026, 0, 5, (Number(hour) % 12) + (half === 'pm' ? 12 : 0), Number(minute))),
  );
}
