import type { Site } from '@forecourt/lib/site/site';
import type { BlockName, PageBlock } from '@forecourt/schemas/pageBlock';

/** The data of each block as `pageQuery` gives it; when it shows was settled before (`content/page.server.ts`). */
type Blocks = { [Name in BlockName]: Omit<Extract<PageBlock, { _type: Name }>, 'showFrom' | 'showUntil'> };

/** What the renderer of a block gets. */
export interface BlockProps<Name extends BlockName> {
  block: Blocks[Name];
  site: Site;
  /** Whether it opens its page: then it holds the page's main heading and the picture to fetch first. */
  opening: boolean;
}
