import { FORM_FIELD_NAMES } from './form-field-names.ts';

/** Answers to additional fields: text by name, a tick as `on`, plus ticked services. */
export type Details = Readonly<Record<string, string>>;

const SERVICE = 'check_option-';

/** Returns the input name of a service's checkbox (LEAD-16). */
export const serviceName = (label: string): string =>
  SERVICE +
  label
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60);

const isDetail = (name: string): boolean =>
  name.startsWith(SERVICE) || (name !== 'rego' && FORM_FIELD_NAMES.some((field) => field === name));

export const detailsIn = (answers: Readonly<Record<string, string | undefined>>): Details =>
  Object.fromEntries(
    Object.entries(answers).filter(
      (entry): entry is [string, string] => isDetail(entry[0]) && entry[1] !== undefined,
    ),
  );

export const tickedServices = (details: Details, offeredServices: readonly string[]): string[] =>
  offeredServices.filter((label) => details[serviceName(label)] === 'on');
