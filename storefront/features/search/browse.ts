import type { Translator } from '@forecourt/lib/platform/language/translator';
import type { Landing } from '@/stock/landing.ts';
import type { ListedLanding } from '@/stock/listed-landings.ts';

export interface BrowseGroup {
  title: string;
  landings: readonly ListedLanding[];
}

/**
 * How many vehicles the pages of one search reach: `paginationLimitedTo` of the search service
 * (`.docs/decisions/0040-address-table.md`).
 */
export const REACHED_BY_PAGES = 1_000;

/**
 * Returns the landing pages that an unfiltered results page links to. The page of the whole stock links to every
 * make, type and place, and to the models of makes that have more vehicles than their pages reach; the page of
 * a make links to its models. With the links between pages, every vehicle is at most four links from the home
 * page (`browse.test.ts`).
 */
export function browseGroups(
  { kind, heading }: Pick<Landing, 'kind' | 'heading'>,
  landings: readonly ListedLanding[],
  t: Translator<'searchPage'>,
): BrowseGroup[] {
  const of = (...kinds: Landing['kind'][]) => landings.filter((each) => kinds.includes(each.kind));
  const modelsOf = (make: string) => of('model').filter(({ where }) => where.make?.includes(make));
  const models = (make: string): BrowseGroup => ({
    title: t('browse.byModel', { make }),
    landings: modelsOf(make),
  });
  if (kind === 'make') return [models(heading)].filter(({ landings: own }) => own.length > 0);
  if (kind !== 'all') return [];
  const makes = of('make');
  const [onlyMake] = makes;
  return [
    makes.length === 1 && onlyMake
      ? models(onlyMake.heading)
      : { title: t('browse.byMake'), landings: makes.toSorted(byHeading) },
    ...(makes.length > 1 ? makes.filter(({ count }) => count > REACHED_BY_PAGES) : []).map(
      ({ heading: make }) => models(make),
    ),
    { title: t('browse.byType'), landings: of('type') },
    { title: t('browse.byLocation'), landings: of('dealership', 'location').toSorted(byHeading) },
  ].filter(isUseful);
}

/** A single link would lead to the same vehicles. */
const isUseful = ({ landings }: BrowseGroup): boolean => landings.length > 1;

const byHeading = (one: ListedLanding, other: ListedLanding): number =>
  one.heading.localeCompare(other.heading, 'en-AU');
