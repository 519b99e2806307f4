import { IS_ENGLISH } from '@forecourt/lib/sites/translations';
import { z } from 'zod';
import { lakeWriter } from '../../emulators/lake-writer.ts';
import type { LocalSettings } from '../../emulators/settings.ts';

/** The home page's targets assume this many blocks. */
const BLOCKS = 15;

const pageBlocks = z.object({ blocks: z.array(z.looseObject({ _type: z.string(), _key: z.string() })) });

/**
 * Extends a site's home page to the number of blocks that the targets assume: its own, then one of each other
 * kind on the site's pages. Only the bench's data changes, so the page is the same in each run.
 * @param site slug of the site, which is part of its page ids
 * @throws when the site's pages have too few kinds of block
 */
export async function giveHomeFifteenBlocks(settings: LocalSettings, site: string): Promise<void> {
  const client = lakeWriter(settings);
  const id = `page-${site}-home`;
  const { blocks: own } = pageBlocks.parse(await client.getDocument(id));
  if (own.length >= BLOCKS) return;
  const pages = z
    .array(pageBlocks)
    .parse(
      await client.fetch(
        `*[_type == "page" && ${IS_ENGLISH} && _id != $id && string::startsWith(_id, $prefix) && defined(blocks)]|order(_id){blocks}`,
        { id, prefix: `page-${site}-` },
      ),
    );
  const kinds = new Map(own.map((block) => [block._type, block]));
  const further = pages
    .flatMap(({ blocks }) => blocks)
    .filter((block) => !kinds.has(block._type) && kinds.set(block._type, block))
    .slice(0, BLOCKS - own.length)
    .map((block, index) => ({ ...block, _key: `further-${index}` }));
  if (own.length + further.length < BLOCKS)
    throw new Error(`The pages of ${site} have too few kinds of block.`);
  await client
    .patch(id)
    .set({ blocks: [...own, ...further] })
    .commit();
}
