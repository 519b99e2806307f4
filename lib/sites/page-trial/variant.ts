/** A block as the content lake stores it. */
export interface StoredBlock {
  _key: string;
  _type: string;
  [field: string]: unknown;
}

/** The change of a trial, as the content lake stores it. */
export interface StoredChange {
  change: string | null;
  /** Key of the block that is replaced. */
  blockKey: string | null;
  /** The replacement: one block. */
  block: readonly StoredBlock[] | null;
  /** Keys of the page's blocks in another order. */
  order: readonly string[] | null;
}

/**
 * Returns the blocks of a page with a trial's change; null if the change does not fit the page, such as one of
 * a block that was removed. A replaced block keeps its key. Blocks that an order does not name, because they
 * were added later, keep their place after the block before them.
 */
export function variantBlocks(
  blocks: readonly StoredBlock[],
  { change, blockKey, block, order }: StoredChange,
): StoredBlock[] | null {
  if (change === 'feature' || change === 'setting') return [...blocks];
  if (change === 'block') {
    const [replacement] = block ?? [];
    if (!replacement || !blocks.some(({ _key }) => _key === blockKey)) return null;
    return blocks.map((own) => (own._key === blockKey ? { ...replacement, _key: own._key } : own));
  }
  return change === 'order' ? ordered(blocks, order ?? []) : null;
}

function ordered(blocks: readonly StoredBlock[], order: readonly string[]): StoredBlock[] | null {
  const byKey = new Map(blocks.map((block) => [block._key, block]));
  const named = [...new Set(order)].flatMap((key) => byKey.get(key) ?? []);
  if (named.length < 2) return null;
  const result = [...named];
  for (const [index, block] of blocks.entries()) {
    if (result.includes(block)) continue;
    const before = blocks[index - 1];
    result.splice(before ? result.indexOf(before) + 1 : 0, 0, block);
  }
  return result;
}
