/** When a piece of content shows: from its start on, and no longer once it ends; an absent end is open. */
export interface Span {
  start: string | null;
  end: string | null;
}

/** When a block or a menu entry shows. */
export const shownBetween = ({
  showFrom,
  showUntil,
}: Record<'showFrom' | 'showUntil', string | null>): Span => ({
  start: showFrom,
  end: showUntil,
});

/** Whether content shows at a moment. */
export function showsAt({ start, end }: Span, now: Date): boolean {
  const time = now.getTime();
  return (!start || Date.parse(start) <= time) && (!end || time < Date.parse(end));
}

/**
 * The next moment at which any of some content begins or ceases to show.
 * @returns milliseconds since the epoch, null when nothing will change
 */
export function nextChange(spans: readonly Span[], now: Date): number | null {
  const coming = spans
    .flatMap(({ start, end }) => [start, end])
    .map((time) => (time ? Date.parse(time) : Number.NaN))
    .filter((time) => time > now.getTime());
  return coming.length ? Math.min(...coming) : null;
}
