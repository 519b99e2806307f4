import type { ValidationContext } from 'sanity';
import { type Block, type BlockContents, loadBlockContents, namedBy } from './blockContents.ts';

const wordsOf = (content: unknown): string =>
  ((Array.isArray(content) ? content : []) as { _type?: string; children?: { text?: string }[] }[])
    .map(({ _type, children }) =>
      _type === 'block' || children ? (children ?? []).map(({ text }) => text ?? '').join('') : 'picture',
    )
    .join('')
    .trim();
const chooses = (list: unknown) => Array.isArray(list) && list.length > 0;

/** Returns whether an editor selected documents for a block and none of them is currently shown. */
function allGone(block: Block, filling: BlockContents | null): boolean {
  const namedIds = namedBy(block);
  return (
    namedIds.length > 0 && Boolean(filling?.showing) && !namedIds.some((id) => filling?.showing?.includes(id))
  );
}

/** Returns why a block is currently empty; null if it is not, or if this is unknown. */
export function emptyProblem(block: Block, filling: BlockContents | null): string | null {
  switch (block._type) {
    case 'richText':
      return chooses(block.content) && !wordsOf(block.content)
        ? 'Hidden, because it contains no text.'
        : null;
    case 'latestNews':
      return filling?.posts === 0 ? 'Hidden until a blog post is published.' : null;
    case 'team':
      return filling?.people === 0 && !chooses(block.people)
        ? 'Hidden until people are added to this site.'
        : null;
    case 'reviews':
      return filling?.reviews === 0 ? 'Hidden until this site has reviews.' : null;
    case 'specialOffers':
      if (block.mode === 'chosen')
        return allGone(block, filling) ? 'Hidden, because none of its offers is running.' : null;
      return filling?.offers === 0 ? 'Hidden, because no offer of this site is running.' : null;
    case 'heroCarousel':
      return allGone(block, filling)
        ? 'Hidden, because none of its slides is published and scheduled for now.'
        : null;
    case 'promoCards':
      return allGone(block, filling)
        ? 'Hidden, because none of its cards is published and scheduled for now.'
        : null;
    case 'featuredCars':
    case 'featuredUsedCars':
      return filling?.stock[block._key ?? ''] === 0
        ? 'Hidden, because no matching cars are in stock. It is shown again when there are some.'
        : null;
    case 'locationCards':
    case 'locationMap':
    case 'openingHours':
      return filling?.locations === 0 && !chooses(block.locations)
        ? 'Hidden, because this site has no locations.'
        : null;
    default:
      return null;
  }
}

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

export async function checkEmptyBlocks(
  blocks: Block[] | undefined,
  context: Pick<ValidationContext, 'document' | 'getClient'>,
): Promise<true | { message: string; path: [{ _key: string }] }[]> {
  const shown = (blocks ?? []).filter(({ hidden }) => hidden !== true);
  const asking = shown.filter(({ _type }) => SHOWS_OTHERS.has(_type ?? ''));
  const filling = asking.length > 0 ? await loadBlockContents(asking, context) : null;
  const problems = shown.flatMap((block) => {
    const message = emptyProblem(block, filling);
    return message ? [{ message, path: [{ _key: block._key ?? '' }] as [{ _key: string }] }] : [];
  });
  return problems.length ? problems : true;
}
