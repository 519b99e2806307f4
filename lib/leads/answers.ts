import { detailsIn } from './details.ts';
import type { LeadValues } from './lead-values.ts';

/** Returns form values as an HTML form would submit them: a ticked box as `on`. */
export const leadAnswers = ({ details, ...values }: Partial<LeadValues>): Record<string, string> => ({
  ...details,
  ...Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'boolean' ? (value ? 'on' : '') : value,
    ]),
  ),
});

/** Parses an HTML form's fields into lead values; missing fields are empty. */
export function leadValues(answers: Readonly<Record<string, string | undefined>>): LeadValues {
  const text = (name: keyof LeadValues) => answers[name] ?? '';
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    message: text('message'),
    category: text('category'),
    dealership: text('dealership'),
    location: text('location'),
    rego: text('rego'),
    dateTime: text('dateTime'),
    callBack: text('callBack'),
    textReminder: answers.textReminder === 'on',
    optIn: answers.optIn === 'on',
    terms: answers.terms === 'on',
    details: detailsIn(answers),
  };
}
