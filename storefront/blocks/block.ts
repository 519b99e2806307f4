import type { FormKind } from '@forecourt/lib/leads/form-kinds';
import type { Site } from '@forecourt/lib/sites/site';
import type { BlockName, PageBlock } from '@forecourt/schemas/pageBlock';
import type { ReactNode } from 'react';
import type { FormBlock } from '@/features/enquiry/form-block.ts';
import type { TextLanguage } from '@/ui/text-language.ts';

/** The data of each block in `pageQuery`. Schedules are applied earlier (`content/page.server.ts`). */
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
  /** For elements with the editor’s texts alone; undefined if these are in the language of the page. */
  language?: TextLanguage;
  /** True for the first block, whose picture is loaded first. */
  opening: boolean;
  /** True if the page has a heading above its blocks; otherwise the first block has the main heading. */
  headed: boolean;
  /** Renders forms; undefined if the route does not load their script. */
  renderForm?: RenderForm;
}
