import { customerSchema } from '../reservation/customer.ts';
import type { Buyer, UpdateRequest } from './protocol.ts';

/** The shopper's contact details as far as the assistant has sent them. */
export interface Contact {
  name: string | null;
  mobile: string | null;
  email: string | null;
}

export type ContactField = keyof Contact;

const filled = (...texts: (string | undefined)[]): string | null =>
  texts.map((text) => text?.trim()).find(Boolean) ?? null;

/** Returns the contact details of a request; null for what it does not contain. */
export function contactOf(
  buyer: Buyer | undefined,
  details: UpdateRequest['fulfillment_details'] = undefined,
): Contact {
  const bothNames = [buyer?.first_name, buyer?.last_name].filter(Boolean).join(' ');
  return {
    name: filled(buyer?.full_name, bothNames, details?.name),
    mobile: filled(buyer?.phone_number, details?.phone_number),
    email: filled(buyer?.email, details?.email),
  };
}

interface ContactProblem {
  field: ContactField;
  code: 'missing' | 'invalid';
}

/** Returns what the site's own checkout would refuse, by the same rules (OPEN-081, OPEN-082). */
export function contactProblems(contact: Contact): ContactProblem[] {
  return (['name', 'mobile', 'email'] as const).flatMap((field): ContactProblem[] => {
    if (!contact[field]) return [{ field, code: 'missing' }];
    const isValid = customerSchema.shape[field].safeParse(contact[field]).success;
    return isValid ? [] : [{ field, code: 'invalid' }];
  });
}
