import type { Site } from '@forecourt/lib/site/site';
import type { BlockName, PageBlock } from '@forecourt/schemas/pageBlock';
import { warnOnce } from '@/logging/log.server.ts';
import type { BlockProps } from './block.ts';
import { BLOCKS, rendererOf } from './registry.ts';

/** The blocks of a page, in their order. */
export function Blocks({ blocks, site }: { blocks: readonly PageBlock[]; site: Site }) {
  return blocks.map((block, index) => {
    // A studio newer than this build may know blocks that it does not.
    if (!Object.hasOwn(BLOCKS, block._type)) {
      warnOnce(`block ${block._type}`, { block: block._type, site: site.slug }, 'a block without a renderer');
      return null;
    }
    return <Block key={block._key} name={block._type} block={block} site={site} opening={index === 0} />;
  });
}

function Block<Name extends BlockName>({ name, ...props }: { name: Name } & BlockProps<Name>) {
  return rendererOf(name)(props);
}
