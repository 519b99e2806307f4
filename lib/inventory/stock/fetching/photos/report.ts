import type { TakenPhotos } from './take.server.ts';

const NAMED = 10;
const LONGEST = 60;

/** What a run says of the photos beside its file, one line for each kind of thing. */
export function photoWarnings(
  { leftOut, waiting, isCut }: TakenPhotos,
  nobodys: readonly { path: string }[],
): string[] {
  const lines: string[] = [];
  if (nobodys.length > 0)
    lines.push(
      `no row has the stock number of ${many(nobodys)}: ${named(nobodys.map(({ path }) => short(path)))}`,
    );
  if (leftOut.length > 0)
    lines.push(
      `${many(leftOut)} left out: ${named(leftOut.map(({ path, why }) => `${short(path)} (${why})`))}`,
    );
  if (waiting > 0)
    lines.push(`${waiting.toLocaleString('en-AU')} new photos beside the file wait for the next run`);
  if (isCut) lines.push('there are more photos beside the file than are looked at');
  return lines;
}

const many = ({ length }: readonly unknown[]): string =>
  length === 1 ? 'a photo beside the file' : `${length.toLocaleString('en-AU')} photos beside the file`;

function named(words: readonly string[]): string {
  const more = words.length > NAMED ? ` and ${words.length - NAMED} more` : '';
  return `${words.slice(0, NAMED).join(', ')}${more}`;
}

/** A dealer's own name as a report may show it: one line, not too long. */
function short(text: string): string {
  const line = text.replaceAll(/\p{Cc}+/gu, '?');
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
}
