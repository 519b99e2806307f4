import type { Site } from '@forecourt/lib/site/site';
import type { BlockName, PageBlock } from '@forecourt/schemas/pageBlock';

type Blocks = { [Name in BlockName]: Extract<PageBlock, { _type: Name }> };

/** The data of one block as `pageQuery` gives it. */
export type BlockOf<Name extends BlockName> = Blocks[Name];

/** What the renderer of a block gets. */
export interface BlockProps<Name extends BlockName> {
  block: Blocks[Name];
  site: Site;
  /** Whether it opens its page: then it holds the page's main heading and the picture to fetch first. */
  opening: boolean;
}
