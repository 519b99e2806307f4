export const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const;

/**
 * Splits a duration into days, hours, minutes and seconds, rounded up; all but the days have two digits.
 * @param milliseconds above zero
 */
export function timeLeft(milliseconds: number): string[] {
  const seconds = Math.ceil(milliseconds / 1000);
  const figures = [
    Math.floor(seconds / 86_400),
    Math.floor(seconds / 3600) % 24,
    Math.floor(seconds / 60) % 60,
    seconds % 60,
  ];
  return figures.map((figure, index) => (index === 0 ? String(figure) : String(figure).padStart(2, '0')));
}
