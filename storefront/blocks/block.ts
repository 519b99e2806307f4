import type { FormKind } from '@forecourt/lib/leads/kinds';
import type { Site } from '@forecourt/lib/sites/site';
import type { BlockName, PageBlock } from '@forecourt/schemas/pageBlock';
import type { ReactNode } from 'react';
import type { FormBlock } from '@/features/enquiry/form-block.ts';

/**
 * The data of each block in the result of `pageQuery`; blocks outside their dates are already removed
 * (`content/page.server.ts`).
 */
type Blocks = { [Name in BlockName]: Omit<Extract<PageBlock, { _type: Name }>, 'showFrom' | 'showUntil'> };

export type RenderForm = (form: {
  site: Site;
  kind: FormKind;
  anchor: string;
  block: FormBlock;
}) => ReactNode;

export interface BlockProps<Name extends BlockName> {
  block: Blocks[Name];
  site: Site;
  /** True for the first block, whose image has fetch priority. */
  opening: boolean;
  /** True if the page has its `h1` above the blocks; if not, the first block contains it. */
  headed: boolean;
  /** Undefined if the route does not load form scripts. */
  renderForm?: RenderForm;
}
