const HOUR = 60;

/** Returns `25 min`, or `1 h 5 min` from an hour on. */
export function minutesText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / HOUR), minutes % HOUR];
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(' ');
}
