/** When content is visible: from its start until its end; null is open-ended. */
export interface Span {
  start: string | null;
  end: string | null;
}

/** Returns when a block or a menu entry is visible. */
export const shownBetween = ({
  showFrom,
  showUntil,
}: Record<'showFrom' | 'showUntil', string | null>): Span => ({
  start: showFrom,
  end: showUntil,
});

/** Returns whether content is visible at a time. */
export function showsAt({ start, end }: Span, now: Date): boolean {
  const time = now.getTime();
  return (!start || Date.parse(start) <= time) && (!end || time < Date.parse(end));
}

/**
 * Returns when content next appears or disappears, in milliseconds since the epoch; null if it never does.
 */
export function nextChange(spans: readonly Span[], now: Date): number | null {
  const coming = spans
    .flatMap(({ start, end }) => [start, end])
    .map((time) => (time ? Date.parse(time) : Number.NaN))
    .filter((time) => time > now.getTime());
  return coming.length ? Math.min(...coming) : null;
}
