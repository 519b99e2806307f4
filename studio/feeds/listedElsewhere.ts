import { MOST_IDENTITIES } from '@forecourt/lib/inventory/stock/sample/listed-vehicles';
import type { WholeFile } from '@forecourt/lib/inventory/stock/sample/whole-file';
import type { BackOffice } from '../back-office/backOffice.ts';

/** What happens to the cars of a new feed that another feed lists already. */
export type ElsewhereChoice = 'replace' | 'both' | 'leave';
/** By the other feed's short name. */
export type ElsewhereChoices = Readonly<Record<string, ElsewhereChoice | undefined>>;

export interface ListedElsewhere {
  feed: string;
  count: number;
}

/** Returns how many of a file's cars each feed lists already, most first. */
export async function listedElsewhere(
  office: Pick<BackOffice, 'listedVehicles'>,
  { vins, plates }: Pick<WholeFile, 'vins' | 'plates'>,
  signal: AbortSignal,
): Promise<ListedElsewhere[]> {
  const counts = new Map<string, number>();
  for (let start = 0; start < Math.max(vins.length, plates.length); start += MOST_IDENTITIES) {
    const part = (values: readonly string[]) => values.slice(start, start + MOST_IDENTITIES);
    const { feeds } = await office.listedVehicles({ vins: part(vins), plates: part(plates) }, signal);
    for (const { feed, count } of feeds) counts.set(feed, (counts.get(feed) ?? 0) + count);
  }
  return [...counts]
    .map(([feed, count]) => ({ feed, count }))
    .toSorted((one, other) => other.count - one.count);
}

/** Returns what is missing in the choices; null if nothing is. */
export function elsewhereProblem(
  feeds: readonly ListedElsewhere[],
  choices: ElsewhereChoices,
): string | null {
  const open = feeds.find(({ feed }) => choices[feed] === undefined);
  return open ? `Choose what happens to the cars that the feed ${open.feed} lists already.` : null;
}

/** Returns the fields of the new feed's document that carry out the choices. */
export function elsewhereFields(
  feeds: readonly ListedElsewhere[],
  choices: ElsewhereChoices,
): { replaces?: string[]; accept?: 'elsewhere'[] } {
  const replaced = feeds.flatMap(({ feed }) => (choices[feed] === 'replace' ? [feed] : []));
  return {
    ...(replaced.length > 0 && { replaces: replaced }),
    ...(feeds.some(({ feed }) => choices[feed] === 'both') && { accept: ['elsewhere'] }),
  };
}
