import type { ValidationContext } from 'sanity';
import { type Block, type Filling, fillingOf, namedBy } from './filling.ts';

const wordsOf = (content: unknown): string =>
  ((Array.isArray(content) ? content : []) as { _type?: string; children?: { text?: string }[] }[])
    .map(({ _type, children }) =>
      _type === 'block' || children ? (children ?? []).map(({ text }) => text ?? '').join('') : 'picture',
    )
    .join('')
    .trim();
const chooses = (list: unknown) => Array.isArray(list) && list.length > 0;

/** Whether an editor chose documents for a block, and none of them shows now. */
function allGone(block: Block, filling: Filling | null): boolean {
  const namedIds = namedBy(block);
  return (
    namedIds.length > 0 && Boolean(filling?.showing) && !namedIds.some((id) => filling?.showing?.includes(id))
  );
}

/** Why a block shows nothing now, in words; null when it shows something, or nobody can say. */
export function emptyProblem(block: Block, filling: Filling | null): string | null {
  switch (block._type) {
    case 'richText':
      return chooses(block.content) && !wordsOf(block.content)
        ? 'There is not a word in it: it shows nothing.'
        : null;
    case 'latestNews':
      return filling?.posts === 0
        ? 'It shows nothing yet: the blog of this site has no post whose date has come.'
        : null;
    case 'team':
      return filling?.people === 0 && !chooses(block.people)
        ? 'It shows nothing yet: no people are entered for this site.'
        : null;
    case 'reviews':
      return filling?.reviews === 0 ? 'It shows nothing yet: this site has no reviews.' : null;
    case 'specialOffers':
      if (block.mode === 'chosen')
        return allGone(block, filling) ? 'It shows nothing now: none of its offers is running.' : null;
      return filling?.offers === 0 ? 'It shows nothing now: no offer of this site is running.' : null;
    case 'heroCarousel':
      return allGone(block, filling)
        ? 'It shows nothing now: none of its slides is published and in its time.'
        : null;
    case 'promoCards':
      return allGone(block, filling)
        ? 'It shows nothing now: none of its cards is published and in its time.'
        : null;
    case 'featuredCars':
    case 'featuredUsedCars':
      return filling?.stock[block._key ?? ''] === 0
        ? 'It shows nothing now: no car in stock is like that. It comes back by itself when there is one.'
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

/** Blocks that show what stands elsewhere: in the site's content, or in its stock. */
const SHOWS_OTHERS: ReadonlySet<string> = new Set([
  'latestNews',
  'team',
  'reviews',
  'specialOffers',
  'heroCarousel',
  'promoCards',
  'featuredCars',
  'featuredUsedCars',
  'locationCards',
  'locationMap',
  'openingHours',
]);

/** Blocks of a page that show nothing, each with the reason. */
export async function checkEmptyBlocks(
  blocks: Block[] | undefined,
  context: Pick<ValidationContext, 'document' | 'getClient'>,
): Promise<true | { message: string; path: [{ _key: string }] }[]> {
  const asking = (blocks ?? []).filter(({ _type }) => SHOWS_OTHERS.has(_type ?? ''));
  const filling = asking.length > 0 ? await fillingOf(asking, context) : null;
  const problems = (blocks ?? []).flatMap((block) => {
    const message = emptyProblem(block, filling);
    return message ? [{ message, path: [{ _key: block._key ?? '' }] as [{ _key: string }] }] : [];
  });
  return problems.length ? problems : true;
}
