import { blockOf, type PageStyle, type ProseBlock, paragraphsOf } from '@forecourt/schemas/writing/prose';
import { photograph } from './picture.ts';

const PICTURE = /^!\[([^\]]+)\]\(([a-z0-9/-]+)\)$/;

/**
 * Converts text to blocks, including `![alt text](name)` for a picture of `assets/photographs`, which
 * `schemas/writing/prose.ts` does not know.
 */
export function prose(text: string): (ProseBlock<PageStyle> | ReturnType<typeof photograph>)[] {
  return paragraphsOf(text).map((paragraph) => {
    const [, alt, picture] = PICTURE.exec(paragraph) ?? [];
    return alt && picture ? photograph(picture, alt) : blockOf(paragraph);
  });
}
