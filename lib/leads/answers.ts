import { detailsIn } from './details.ts';
import type { LeadValues } from './values.ts';

/** The values of a lead form as a browser's own form has them: text by name, a tick as `on` or not at all. */
export const leadAnswers = ({ details, ...values }: Partial<LeadValues>): Record<string, string> => ({
  ...details,
  ...Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'boolean' ? (value ? 'on' : '') : value,
    ]),
  ),
});

/** The values of a lead form by what a browser's own form says; what it leaves out is empty. */
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
    textReminder: answers.textReminder === 'on',
    optIn: answers.optIn === 'on',
    terms: answers.terms === 'on',
    details: detailsIn(answers),
  };
}
