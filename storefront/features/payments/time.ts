import { ENGLISH, LANGUAGE_FACTS, type Language } from '@forecourt/lib/platform/language/languages';
import type { Translator } from '@forecourt/lib/platform/language/translator';
import { formatDate, formatTime } from '@forecourt/lib/platform/text/format';

/** `Sat 21 Nov 2026, 4:05 pm`, in the dealer's time zone. */
export function timestampText(instant: Date, timeZone: string, language: Language = ENGLISH): string {
  if (language !== ENGLISH)
    return new Intl.DateTimeFormat(LANGUAGE_FACTS[language].locale, {
      timeZone,
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
    }).format(instant);
  const day = instant.toLocaleDateString('en-AU', { timeZone, weekday: 'short' });
  return `${day} ${formatDate(instant, timeZone)}, ${formatTime(instant, timeZone)}`;
}

/** Returns the seconds from now, at least 0. */
export const secondsUntil = (instant: Date, now = Date.now()): number =>
  Math.max(0, Math.floor((instant.getTime() - now) / 1000));

/** `28:04`, `1:02:09`: time left of a hold. */
export function clockText(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** `48 hours`, `3 days`: how long a paid vehicle is reserved. */
export const hoursText = (hours: number, t: Translator<'checkout'>): string =>
  hours > 48 && hours % 24 === 0 ? t('days', { days: hours / 24 }) : t('hours', { hours });
