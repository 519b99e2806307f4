/** Start and end of visible content; null is open-ended. */
export interface Span {
  start: string | null;
  end: string | null;
}

export const shownBetween = ({
  showFrom,
  showUntil,
}: Record<'showFrom' | 'showUntil', string | null>): Span => ({
  start: showFrom,
  end: showUntil,
});

/** Returns whether content is visible at a time, which includes its start and excludes its end. */
export function showsAt({ start, end }: Span, now: Date): boolean {
  const time = now.getTime();
  return (!start || Date.parse(start) <= time) && (!end || time < Date.parse(end));
}

/** Returns when content next appears or disappears, in milliseconds since the epoch; null if never. */
export function nextChange(spans: readonly Span[], now: Date): number | null {
  const coming = spans
    .flatMap(({ start, end }) => [start, end])
    .map((time) => (time ? Date.parse(time) : Number.NaN))
    .filter((time) => time > now.getTime());
  return coming.length ? Math.min(...coming) : null;
}
