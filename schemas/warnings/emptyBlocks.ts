import type { ValidationContext } from 'sanity';

const API_VERSION = '2025-02-19';
type Block = { _type?: string; _key?: string; [field: string]: unknown };

/** What fills blocks that fill themselves, counted for a site. */
const FILLED_BY = `{
  "posts": count(*[_type == "blogPost" && site._ref == $site]),
  "people": count(*[_type == "person" && site._ref == $site]),
  "reviews": count(*[_type == "review" && site._ref == $site]),
  "offers": count(*[_type == "offer" && $site in sites[]._ref && !($site in coalesce(excludedSites[]._ref, []))
    && (!defined(endsAt) || endsAt > now())]),
  "locations": count(*[_type == "site" && _id == $site][0].locations)
}`;
type Filling = Record<'posts' | 'people' | 'reviews' | 'offers' | 'locations', number | null>;

const wordsOf = (content: unknown): string =>
  ((Array.isArray(content) ? content : []) as { _type?: string; children?: { text?: string }[] }[])
    .map(({ _type, children }) =>
      _type === 'block' || children ? (children ?? []).map(({ text }) => text ?? '').join('') : 'picture',
    )
    .join('')
    .trim();
const chooses = (list: unknown) => Array.isArray(list) && list.length > 0;

/** Why a block shows nothing now, in words; null when it shows something, or nobody can say. */
export function emptyProblem(block: Block, filling: Filling | null): string | null {
  switch (block._type) {
    case 'richText':
      return chooses(block.content) && !wordsOf(block.content)
        ? 'There is not a word in it: it shows nothing.'
        : null;
    case 'latestNews':
      return filling?.posts === 0 ? 'It shows nothing yet: the blog of this site has no post.' : null;
    case 'team':
      return filling?.people === 0 && !chooses(block.people)
        ? 'It shows nothing yet: no people are entered for this site.'
        : null;
    case 'reviews':
      return filling?.reviews === 0 ? 'It shows nothing yet: this site has no reviews.' : null;
    case 'specialOffers':
      return filling?.offers === 0 && block.mode !== 'chosen'
        ? 'It shows nothing now: no offer of this site is running.'
        : null;
    case 'locationCards':
    case 'locationMap':
    case 'openingHours':
      return filling?.locations === 0 && !chooses(block.locations)
        ? 'It shows nothing: this site has no locations.'
        : null;
    default:
      return null;
  }
}

/** Blocks that fill themselves from the site's content. */
const FILLS_ITSELF: ReadonlySet<string> = new Set([
  'latestNews',
  'team',
  'reviews',
  'specialOffers',
  'locationCards',
  'locationMap',
  'openingHours',
]);

/** Blocks of a page that show nothing, each with the reason. */
export async function checkEmptyBlocks(
  blocks: Block[] | undefined,
  { document, getClient }: Pick<ValidationContext, 'document' | 'getClient'>,
): Promise<true | { message: string; path: [{ _key: string }] }[]> {
  const site = (document?.site as { _ref?: string } | undefined)?._ref;
  const asks = site && blocks?.some(({ _type }) => FILLS_ITSELF.has(_type ?? ''));
  const filling = asks
    ? await getClient({ apiVersion: API_VERSION })
        .withConfig({ perspective: 'published' })
        .fetch<Filling | null>(FILLED_BY, { site }, { tag: 'validation.blocks' })
    : null;
  const problems = (blocks ?? []).flatMap((block) => {
    const message = emptyProblem(block, filling);
    return message ? [{ message, path: [{ _key: block._key ?? '' }] as [{ _key: string }] }] : [];
  });
  return problems.length ? problems : true;
}
