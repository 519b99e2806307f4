import { BLOCK_ATTRIBUTE } from '../block-attribute.ts';

/**
 * Lets the blocks that show be clicked and dragged. One that renders nothing stands there without height: whoever drags
 * a block past it would put it in a place that they do not see, so it takes no part.
 */
export function markBlocks(): void {
  for (const block of document.querySelectorAll<HTMLElement>(`[${BLOCK_ATTRIBUTE}]`)) {
    if (block.offsetHeight === 0) block.removeAttribute('data-sanity');
    else if (!block.hasAttribute('data-sanity'))
      block.setAttribute('data-sanity', block.getAttribute(BLOCK_ATTRIBUTE) ?? '');
  }
}
