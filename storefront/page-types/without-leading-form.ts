import type { PageDocument } from '@/content/page.server.ts';

type Block = PageDocument['blocks'][number];
export type FormBlock = Extract<Block, { _type: 'enquiryForm' }>;

const isLeading = (block: Block): boolean =>
  block._type === 'enquiryForm' && (block.image !== null || block.steps.length > 0);

/**
 * Removes the editor's main form from a page that renders a built-in form in its place, next to its image.
 * @returns the form, if any, and the other blocks
 */
export function withoutLeadingForm(page: Pick<PageDocument, 'blocks'> | null): {
  form: FormBlock | null;
  blocks: Block[];
} {
  const form = (page?.blocks.find(isLeading) ?? null) as FormBlock | null;
  return { form, blocks: page?.blocks.filter((block) => block !== form) ?? [] };
}
