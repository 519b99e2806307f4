import { environment } from '@forecourt/lib/env';
import type { StegaConfig } from '@sanity/client';

/**
 * Fields whose text is only ever shown as it is. While a page is edited, invisible characters behind such a text say
 * which field it comes from, so a field that is compared, or becomes part of an address or an id, has no place here.
 */
const SHOWN = new Set([
  'answer',
  'body',
  'buttonLabel',
  'caption',
  'description',
  'disclaimer',
  'eyebrow',
  'heading',
  'headline',
  'intro',
  'label',
  'question',
  'quote',
  'subheading',
  'subtitle',
  'suffix',
  'text',
  'title',
  'viewAllLabel',
]);

/** Of these documents the name is a headline; of others it is compared with stock. */
const NAMED_BY_HEADLINE = new Set(['slide', 'offer']);

/** Whether the text at a path of a document of a type is only ever shown. */
export function isShownWord(type: string, sourcePath: readonly unknown[]): boolean {
  const field = String(sourcePath.findLast((part) => typeof part === 'string'));
  return SHOWN.has(field) || (field === 'name' && sourcePath.length === 1 && NAMED_BY_HEADLINE.has(type));
}

/** What the client needs to say of each shown text where it comes from. */
export const editableWords = (): StegaConfig => ({
  enabled: true,
  studioUrl: environment().STUDIO_ORIGINS[0] ?? '/',
  filter: ({ sourceDocument, sourcePath }) => isShownWord(sourceDocument._type, sourcePath),
});
