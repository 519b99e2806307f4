'use client';
import { useTranslations } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';
import { Select } from '@/ui/Select.tsx';
import { Field, Tick } from './Field.tsx';
import { type FieldProps, frame } from './field-frame.ts';
import { useField } from './form-context.client.ts';

// Form fields. Each gets its label, initial value and error from the form by its name. Uncontrolled: the
// browser holds the value.

export function TextAreaField({
  name,
  label,
  optional,
  hint,
  className,
  rows,
  maxLength,
}: FieldProps & { rows: number; maxLength: number }) {
  const field = useField(name);
  return (
    <Field
      {...frame({ className, hint, optional })}
      id={field.id}
      label={label ?? field.label}
      problem={field.problem}
    >
      {(ties) => (
        <textarea
          {...ties}
          className="field min-h-24"
          name={name}
          rows={rows}
          maxLength={maxLength}
          defaultValue={field.start}
        />
      )}
    </Field>
  );
}

export function SelectField({
  name,
  label,
  optional,
  hint,
  className,
  choices,
  clearable = false,
  empty,
  ...rest
}: FieldProps & {
  /** @param lang language of the name, if it is not the one of the page */
  choices: readonly { id: string; name: string; lang?: string }[];
  /** Label of the option without an answer; default 'Please choose'. */
  empty?: string;
  /** True if that option may be selected again, which clears the answer. */
  clearable?: boolean;
} & Pick<ComponentProps<'select'>, 'autoComplete' | 'onChange'>) {
  const t = useTranslations('forms');
  const field = useField(name);
  return (
    <Field
      {...frame({ className, hint, optional })}
      id={field.id}
      label={label ?? field.label}
      problem={field.problem}
    >
      {(ties) => (
        <Select {...ties} {...rest} name={name} defaultValue={field.start}>
          <option value="" disabled={!clearable}>
            {empty ?? t('choose')}
          </option>
          {choices.map((choice) => (
            <option key={choice.id} value={choice.id} lang={choice.lang}>
              {choice.name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

/** A file input. Browsers cannot restore its value after a reload. */
export function FileField({
  name,
  label,
  optional,
  hint,
  className,
  accept,
}: FieldProps & { accept?: string }) {
  const field = useField(name);
  return (
    <Field
      {...frame({ className, hint, optional })}
      id={field.id}
      label={label ?? field.label}
      problem={field.problem}
    >
      {(ties) => <input {...ties} className="field field-file" name={name} type="file" accept={accept} />}
    </Field>
  );
}

export function TickField({ name, children }: { name: string; children: ReactNode }) {
  const { id, start, problem } = useField(name);
  return (
    <Tick id={id} name={name} defaultChecked={start === 'on'} problem={problem}>
      {children}
    </Tick>
  );
}
