import type { FormKind } from '@forecourt/lib/leads/kinds';
import type { Site } from '@forecourt/lib/sites/site';
import type { BlockName, PageBlock } from '@forecourt/schemas/pageBlock';
import type { ReactNode } from 'react';
import type { FormBlock } from '@/features/enquiry/form-block.ts';

/** The data of each block as `pageQuery` gives it; when it shows was settled before (`content/page.server.ts`). */
type Blocks = { [Name in BlockName]: Omit<Extract<PageBlock, { _type: Name }>, 'showFrom' | 'showUntil'> };

/** Makes a form of the site, whole, a part of its page. */
export type RenderForm = (form: {
  site: Site;
  kind: FormKind;
  anchor: string;
  block: FormBlock;
}) => ReactNode;

/** What the renderer of a block gets. */
export interface BlockProps<Name extends BlockName> {
  block: Blocks[Name];
  site: Site;
  /** Whether it is the first block: then its picture is fetched first. */
  opening: boolean;
  /** Whether the page says above its blocks what it is; where it does not, the first block holds the main heading. */
  headed: boolean;
  /** How forms stand in the page; absent where its route does not have their script. */
  renderForm?: RenderForm;
}
