import type { TakenPhotos } from './take.server.ts';

const NAMED = 10;
const LONGEST = 60;

/** Returns a run's warnings about the photos next to its file, one line for each kind. */
export function photoWarnings(
  { leftOut, waiting, isCut }: TakenPhotos,
  unassigned: readonly { path: string }[],
): string[] {
  const lines: string[] = [];
  if (unassigned.length > 0)
    lines.push(
      `no row has the stock number of ${many(unassigned)}: ${named(unassigned.map(({ path }) => short(path)))}`,
    );
  if (leftOut.length > 0)
    lines.push(
      `${many(leftOut)} left out: ${named(leftOut.map(({ path, why }) => `${short(path)} (${why})`))}`,
    );
  if (waiting > 0)
    lines.push(`${waiting.toLocaleString('en-AU')} new photos next to the file will be read in the next run`);
  if (isCut) lines.push('there are more photos next to the file than can be read');
  return lines;
}

const many = ({ length }: readonly unknown[]): string =>
  length === 1 ? 'a photo next to the file' : `${length.toLocaleString('en-AU')} photos next to the file`;

function named(words: readonly string[]): string {
  const more = words.length > NAMED ? ` and ${words.length - NAMED} more` : '';
  return `${words.slice(0, NAMED).join(', ')}${more}`;
}

function short(text: string): string {
  const line = text.replaceAll(/\p{Cc}+/gu, '?');
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
}
