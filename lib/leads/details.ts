import { FORM_FIELD_NAMES } from './form-field-names.ts';

/** What a form asked beside its core fields: text by name, a tick as `on`. Ticked services stand beside them. */
export type Details = Readonly<Record<string, string>>;

const SERVICE = 'check_option-';

/** The name of the tick of a service that a form offers (LEAD-16). */
export const serviceName = (label: string): string =>
  SERVICE +
  label
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60);

/** Whether a name is one of a form's further fields. */
const isDetail = (name: string): boolean =>
  name.startsWith(SERVICE) || (name !== 'rego' && FORM_FIELD_NAMES.some((field) => field === name));

/** The further answers among all that a form says. */
export const detailsIn = (answers: Readonly<Record<string, string | undefined>>): Details =>
  Object.fromEntries(
    Object.entries(answers).filter(
      (entry): entry is [string, string] => isDetail(entry[0]) && entry[1] !== undefined,
    ),
  );

/** The services that were ticked, by the labels that the form has for them (LEAD-16). */
export const tickedServices = (details: Details, offeredServices: readonly string[]): string[] =>
  offeredServices.filter((label) => details[serviceName(label)] === 'on');
