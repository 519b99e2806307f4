/**
 * Fields whose text is only displayed. In editing mode such texts contain invisible source fields, so never
 * add a field that is compared or becomes part of an address or an id.
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

/** Pages transform texts of these documents; their elements name the field instead (`editableField`). */
const REWORKED = new Set(['offer', 'review']);

export function isDisplayText(type: string, sourcePath: readonly unknown[]): boolean {
  if (REWORKED.has(type)) return false;
  const field = String(sourcePath.findLast((part) => typeof part === 'string'));
  // A slide's name is a headline; in other documents it is compared with stock.
  return SHOWN.has(field) || (field === 'name' && sourcePath.length === 1 && type === 'slide');
}
