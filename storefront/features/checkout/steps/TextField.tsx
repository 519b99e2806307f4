import { Field } from '@/features/enquiry/Fields.tsx';
import type { Answers, Problems } from '@/features/payments/answers.ts';
import { LIMITS } from '../fields.ts';

/** A line of text among a step's questions. */
export function TextField({
  name,
  label,
  answers,
  problems,
  optional = false,
  inputMode,
  autoComplete = 'off',
  className,
}: {
  name: keyof typeof LIMITS;
  label: string;
  answers: Answers;
  problems: Problems;
  optional?: boolean;
  inputMode?: 'numeric';
  autoComplete?: string;
  className?: string;
}) {
  return (
    <Field
      id={name}
      label={label}
      problem={problems[name]}
      optional={optional}
      {...(className ? { className } : {})}
    >
      {(ties) => (
        <input
          {...ties}
          className="field"
          name={name}
          inputMode={inputMode}
          autoComplete={autoComplete}
          maxLength={LIMITS[name]}
          defaultValue={answers[name] ?? ''}
        />
      )}
    </Field>
  );
}
