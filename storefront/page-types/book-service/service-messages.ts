import type { Messages } from '@forecourt/lib/platform/language/messages';
import type { AbstractIntlMessages } from 'next-intl';

/** Returns the texts of the form for booking a service: of enquiries only those that every form has. */
export function serviceMessages({
  forms,
  fields,
  serviceForm,
  enquiry,
}: Pick<Messages, 'forms' | 'fields' | 'serviceForm' | 'enquiry'>): AbstractIntlMessages {
  const { fields: labels, problems, talk, agree } = enquiry;
  return { forms, fields, serviceForm, enquiry: { fields: labels, problems, talk, agree } };
}
