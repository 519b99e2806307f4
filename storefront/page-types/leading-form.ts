import type { PageDocument } from '@/content/page.server.ts';

type Block = PageDocument['blocks'][number];
export type FormBlock = Extract<Block, { _type: 'enquiryForm' }>;

const isLeading = (block: Block): boolean =>
  block._type === 'enquiryForm' && (block.image !== null || block.steps.length > 0);

/**
 * The form that an editor's page is for: the application's own stands in its place, beside its picture and steps.
 * @returns the form, if there is one, and the blocks without it
 */
export function withoutLeadingForm(page: Pick<PageDocument, 'blocks'> | null): {
  form: FormBlock | null;
  blocks: Block[];
} {
  const form = (page?.blocks.find(isLeading) ?? null) as FormBlock | null;
  return { form, blocks: page?.blocks.filter((block) => block !== form) ?? [] };
}
