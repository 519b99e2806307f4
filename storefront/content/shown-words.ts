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

/** Of these documents pages shorten and rework the words: their elements name the field instead (`editableField`). */
const REWORKED = new Set(['offer', 'review']);

/** Whether the text at a path of a document of a type is only ever shown. */
export function isShownWord(type: string, sourcePath: readonly unknown[]): boolean {
  if (REWORKED.has(type)) return false;
  const field = String(sourcePath.findLast((part) => typeof part === 'string'));
  // The name of a slide is a headline; of other documents it is compared with stock.
  return SHOWN.has(field) || (field === 'name' && sourcePath.length === 1 && type === 'slide');
}
