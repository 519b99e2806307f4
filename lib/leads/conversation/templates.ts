/** Fields of message templates, as editors write them, with their labels. */
export const TEMPLATE_FIELDS = {
  name: 'the shopper’s first name',
  vehicle: 'the vehicle, as its page names it',
  price: 'the vehicle’s price now',
  place: 'the location',
  hours: 'the location’s opening hours today',
  agent: 'your name',
  driveLink: 'link to book a test drive',
  reserveLink: 'link to reserve the vehicle with a deposit',
  vehicleLink: 'link to the vehicle’s page',
} as const;
export type TemplateField = keyof typeof TEMPLATE_FIELDS;

const FIELD = /\{([^{}\n]{0,40})\}/g;

/** Returns the fields that a text names, once each; unknown ones too. */
export const fieldsOf = (text: string): string[] => [
  ...new Set([...text.matchAll(FIELD)].map(([, name]) => name ?? '')),
];

const isField = (name: string): name is TemplateField => Object.hasOwn(TEMPLATE_FIELDS, name);

/** Returns what is wrong with the fields of a template, for editors; null if nothing is. */
export function templateProblem(text: string): string | null {
  const unknown = fieldsOf(text).filter((name) => !isField(name));
  if (unknown.length > 0)
    return `Unknown field ${unknown.map((name) => `{${name}}`).join(', ')}. Use ${Object.keys(TEMPLATE_FIELDS)
      .map((name) => `{${name}}`)
      .join(', ')}.`;
  return /[{}]/.test(text.replace(FIELD, '')) ? 'A brace is not closed. Write fields as {name}.' : null;
}

/** Values of the fields for a thread; null for those that it does not have, such as the price of no vehicle. */
export type TemplateValues = Readonly<Record<TemplateField, string | null>>;

/**
 * Fills in a template.
 * @returns the text, and the fields without a value, whose template cannot be used
 */
export function fillTemplate(
  text: string,
  values: TemplateValues,
): { text: string; missing: TemplateField[] } {
  const missing = fieldsOf(text)
    .filter(isField)
    .filter((name) => !values[name]);
  return {
    text: text.replace(FIELD, (whole, name: string) => (isField(name) ? (values[name] ?? whole) : whole)),
    missing,
  };
}
