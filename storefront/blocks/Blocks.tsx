import type { Site } from '@forecourt/lib/site/site';
import type { BlockName, PageBlock } from '@forecourt/schemas/pageBlock';
import { warnOnce } from '@/logging/log.server.ts';
import type { BlockProps, RenderForm } from './block.ts';
import { BLOCKS, rendererOf } from './registry.ts';

/**
 * The blocks of a page, in their order.
 * @param props.renderForm how forms stand in it; absent where the route does not have their script
 */
export function Blocks({
  blocks,
  site,
  renderForm,
}: {
  blocks: readonly PageBlock[];
  site: Site;
  renderForm?: RenderForm;
}) {
  return blocks.map((block, index) => {
    // A studio newer than this build may know blocks that it does not.
    if (!Object.hasOwn(BLOCKS, block._type)) {
      warnOnce(`block ${block._type}`, { block: block._type, site: site.slug }, 'a block without a renderer');
      return null;
    }
    const props = { block, site, opening: index === 0, ...(renderForm && { renderForm }) };
    return <Block key={block._key} name={block._type} {...props} />;
  });
}

function Block<Name extends BlockName>({ name, ...props }: { name: Name } & BlockProps<Name>) {
  return rendererOf(name)(props);
}
