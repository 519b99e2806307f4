import { figuresIn } from '@forecourt/lib/sites/figures';
import type { Site } from '@forecourt/lib/sites/site';
import type { BlockName, PageBlock } from '@forecourt/schemas/pageBlock';
import type { ReactNode } from 'react';
import { filledIn } from '@/features/figures/figures.server.ts';
import { warnOnce } from '@/logging/log.server.ts';
import type { AroundBlock } from '@/preview/Editable.tsx';
import { useTextLanguage } from '@/ui/use-text-language.ts';
import type { BlockProps, RenderForm } from './block.ts';
import { BLOCKS, rendererOf } from './registry.ts';

interface Props {
  blocks: readonly PageBlock[];
  site: Site;
  headed: boolean;
  /** The editor's page with the blocks. */
  document: { language: string };
  /** Renders forms; undefined if the route does not load their script. */
  renderForm?: RenderForm | undefined;
  around?: AroundBlock | undefined;
}

export function Blocks({ blocks, site, headed, document, renderForm, around = (_, part) => part }: Props) {
  const language = useTextLanguage(document);
  return blocks.map((block, index) => {
    // A newer studio may have block types that this build doesn't know.
    if (!Object.hasOwn(BLOCKS, block._type)) {
      warnOnce(`block ${block._type}`, { block: block._type, site: site.slug }, 'block_without_renderer');
      return null;
    }
    const props = {
      block,
      site,
      opening: index === 0,
      headed,
      ...(language.lang && { language }),
      ...(renderForm && { renderForm }),
    };
    return around(block, <Block key={block._key} name={block._type} {...props} />);
  });
}

function Block<Name extends BlockName>({ name, ...props }: { name: Name } & BlockProps<Name>) {
  return figuresIn(props.block).length ? renderFilled(name, props) : rendererOf(name)(props);
}

async function renderFilled<Name extends BlockName>(
  name: Name,
  props: Parameters<ReturnType<typeof rendererOf<Name>>>[0],
) {
  const block = await filledIn(props.site, props.block);
  return <Rendered render={() => rendererOf(name)({ ...props, block })} />;
}

/** Hooks for texts work in components only, not in the async function above. */
const Rendered = ({ render }: { render: () => ReactNode | Promise<ReactNode> }) => render();
