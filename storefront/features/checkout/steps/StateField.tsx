import { Field } from '@/features/enquiry/Fields.tsx';
import type { Answers, Problems } from '@/features/payments/answers.ts';
import { Select } from '@/ui/Select.tsx';
import { STATES } from '../fields.ts';

/** A state or territory. */
export function StateField({
  name,
  label,
  answers,
  problems,
  optional = false,
}: {
  name: 'state' | 'regoState';
  label: string;
  answers: Answers;
  problems: Problems;
  optional?: boolean;
}) {
  return (
    <Field id={name} label={label} problem={problems[name]} optional={optional}>
      {(ties) => (
        <Select
          {...ties}
          name={name}
          defaultValue={answers[name] ?? ''}
          {...(name === 'state' && { autoComplete: 'address-level1' })}
        >
          <option value="">Please choose</option>
          {STATES.map((state) => (
            <option key={state}>{state}</option>
          ))}
        </Select>
      )}
    </Field>
  );
}
