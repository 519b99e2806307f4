/** Monday first, as in the text. In the record, day 0 is Sunday. */
const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
const SHORT_NAMES = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
const weekdayOf = (place: number) => ((place + 1) % 7) as Weekday;
const SPAN = /^([a-z]+)(?:\s*(?:-|–|to)\s*([a-z]+))?\s*:?\s+(.+)$/;
const TIMES = /^(\S+?(?:\s?[ap]m)?)\s*(?:-|–|to)\s*(\S+?(?:\s?[ap]m)?)$/;
const CLOCK = /^(\d{1,2})(?:[:.](\d{2}))?\s?(am|pm)?$/;

export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** Opening hours of a weekday. Times are `HH:mm`, local. */
export type DayHours =
  | { weekday: Weekday; status: 'Open'; open: string; close: string }
  | { weekday: Weekday; status: 'Closed' };

/**
 * Parses opening hours such as `Mon-Fri 8:30-17:30, Sat 9am-4pm, Sun closed`.
 * Days not listed are closed.
 * @returns seven days, Monday first; or a sentence with the first problem
 */
export function weekOf(text: string): { days: DayHours[] } | { problem: string } {
  const days = new Map<number, DayHours>();
  for (const part of text.toLowerCase().split(/[,;\n]/)) {
    const words = part.trim();
    if (!words) continue;
    const [, from = '', to = from, times = ''] = SPAN.exec(words) ?? [];
    const [first, last] = [placeOf(from), placeOf(to)];
    const hours = hoursOf(times);
    if (first < 0 || last < 0 || !hours)
      return { problem: `'${part.trim()}' can’t be read: write 'Mon-Fri 8:30-17:30' or 'Sun closed'.` };
    if (first > last) return { problem: `'${part.trim()}' ends before it begins: list the days separately.` };
    if (hours !== 'closed' && hours.open >= hours.close)
      return { problem: `'${part.trim()}' closes before it opens.` };
    for (let place = first; place <= last; place += 1) {
      if (days.has(place)) return { problem: `'${part.trim()}' lists a day twice.` };
      const weekday = weekdayOf(place);
      days.set(
        place,
        hours === 'closed' ? { weekday, status: 'Closed' } : { weekday, status: 'Open', ...hours },
      );
    }
  }
  if (![...days.values()].some(({ status }) => status === 'Open'))
    return { problem: "No day is open. Write for example 'Mon-Fri 8:30-17:30, Sat 9:00-16:00'." };
  return { days: DAYS.map((_, place) => days.get(place) ?? { weekday: weekdayOf(place), status: 'Closed' }) };
}

/** Writes opening hours as `weekOf` reads them: `Mon-Fri 08:30-17:30, Sat 09:00-16:00`; empty if no day is open. */
export function hoursText(days: readonly DayHours[]): string {
  const timesOf = (place: number): string | null => {
    const day = days.find(({ weekday }) => weekday === weekdayOf(place));
    return day?.status === 'Open' ? `${day.open}-${day.close}` : null;
  };
  const spans: { first: number; last: number; times: string }[] = [];
  for (const place of DAYS.keys()) {
    const times = timesOf(place);
    if (times === null) continue;
    const before = spans.at(-1);
    if (before?.last === place - 1 && before.times === times) before.last = place;
    else spans.push({ first: place, last: place, times });
  }
  const name = (place: number) => SHORT_NAMES[place];
  return spans
    .map(({ first, last, times }) => `${name(first)}${first === last ? '' : `-${name(last)}`} ${times}`)
    .join(', ');
}

const placeOf = (name: string): number =>
  name.length < 3 ? -1 : DAYS.findIndex((day) => name.startsWith(day));

function hoursOf(times: string): 'closed' | { open: string; close: string } | null {
  if (times.trim() === 'closed') return 'closed';
  const [, from = '', to = ''] = TIMES.exec(times.trim()) ?? [];
  const [open, close] = [clockOf(from), clockOf(to)];
  return open && close ? { open, close } : null;
}

/** Converts `8`, `8.30`, `8:30am` and `17:30` to `HH:mm`; null for anything else. */
function clockOf(text: string): string | null {
  const [, hour, minute = '00', half] = CLOCK.exec(text) ?? [];
  if (hour === undefined) return null;
  const number = Number(hour);
  if (half && (number < 1 || number > 12)) return null;
  const hours = half ? (number % 12) + (half === 'pm' ? 12 : 0) : number;
  return hours > 23 || Number(minute) > 59 ? null : `${String(hours).padStart(2, '0')}:${minute}`;
}
