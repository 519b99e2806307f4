import { BLOCK_ATTRIBUTE } from '../block-attribute.ts';

/** Makes visible blocks clickable and draggable, except those without height, which editors cannot see. */
export function markBlocks(): void {
  for (const block of document.querySelectorAll<HTMLElement>(`[${BLOCK_ATTRIBUTE}]`)) {
    if (block.offsetHeight === 0) block.removeAttribute('data-sanity');
    else if (!block.hasAttribute('data-sanity'))
      block.setAttribute('data-sanity', block.getAttribute(BLOCK_ATTRIBUTE) ?? '');
  }
}
