import type { StoredBlock } from '@forecourt/lib/sites/page-trial/variant';
import { useEffect, useState } from 'react';
import { useClient, useFormValue, useSchema } from 'sanity';
import { API_VERSION } from '../document/site.ts';

export interface NamedBlock {
  block: StoredBlock;
  /** Its position, type and heading: `2. Rich text: About us`. */
  label: string;
}

const BLOCKS = '*[_id == $id][0].blocks';

/** Returns the blocks of the trial's page as published; null while they load, or without a page. */
export function usePageBlocks(): NamedBlock[] | null {
  const client = useClient({ apiVersion: API_VERSION });
  const schema = useSchema();
  const page = (useFormValue(['page']) as { _ref?: string } | undefined)?._ref ?? null;
  const [loaded, setLoaded] = useState<{ page: string; blocks: StoredBlock[] } | null>(null);
  useEffect(() => {
    if (!page) return;
    let isCurrent = true;
    client
      .withConfig({ perspective: 'published' })
      .fetch<StoredBlock[] | null>(BLOCKS, { id: page }, { tag: 'trials.blocks' })
      .then(
        (blocks) => isCurrent && setLoaded({ page, blocks: blocks ?? [] }),
        // The field shows that the page has no blocks to choose from.
        () => isCurrent && setLoaded({ page, blocks: [] }),
      );
    return () => {
      isCurrent = false;
    };
  }, [client, page]);
  if (!page || loaded?.page !== page) return null;
  return loaded.blocks.map((block, index) => {
    const type = schema.get(block._type)?.title ?? block._type;
    const heading = [block.heading, block.title, block.text].find(
      (text): text is string => typeof text === 'string' && text !== '',
    );
    return { block, label: `${index + 1}. ${type}${heading ? `: ${heading.slice(0, 60)}` : ''}` };
  });
}
