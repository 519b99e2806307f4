'use client';
import type { ComponentProps, ReactNode } from 'react';
import { classes } from '@/ui/classes.ts';
import { Select } from '@/ui/Select.tsx';
import { useField } from './context.client.ts';
import { Field, Tick } from './Field.tsx';

// The fields of a form. Each starts with what the form knows, is the browser's own from there on, and finds its label
// and its problem by its name.

interface FieldProps {
  name: string;
  /** Beside the field; the one in the form's `labels` unless it says more here. */
  label?: string;
  optional?: boolean | undefined;
  hint?: string | null | undefined;
  /** Of the field with its label. */
  className?: string;
}

const frame = ({ className, hint, optional }: Pick<FieldProps, 'className' | 'hint' | 'optional'>) => ({
  ...(className && { className }),
  ...(hint && { hint }),
  ...(optional && { optional }),
});

/** A line of text. */
export function TextField({
  name,
  label,
  optional,
  hint,
  className,
  numbers = false,
  type = 'text',
  autoComplete = 'off',
  maxLength,
  ...rest
}: FieldProps & { numbers?: boolean } & Pick<
    ComponentProps<'input'>,
    'type' | 'autoComplete' | 'inputMode' | 'maxLength' | 'placeholder' | 'onChange' | 'readOnly'
  >) {
  const field = useField(name);
  return (
    <Field
      {...frame({ className, hint, optional })}
      id={field.id}
      label={label ?? field.label}
      problem={field.problem}
    >
      {(ties) => (
        <input
          {...ties}
          {...rest}
          className={classes('field', numbers && 'numbers')}
          name={name}
          type={type}
          // A day has no length.
          maxLength={type === 'date' ? undefined : maxLength}
          autoComplete={autoComplete}
          defaultValue={field.start}
        />
      )}
    </Field>
  );
}

/** Text of several lines. */
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

/** One of a list; the list begins with asking to choose. */
export function SelectField({
  name,
  label,
  optional,
  hint,
  className,
  choices,
  clearable = false,
  ...rest
}: FieldProps & {
  choices: readonly { id: string; name: string }[];
  /** Whether `Please choose` may be chosen again. */
  clearable?: boolean;
} & Pick<ComponentProps<'select'>, 'autoComplete' | 'onChange'>) {
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
            Please choose
          </option>
          {choices.map((choice) => (
            <option key={choice.id} value={choice.id}>
              {choice.name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

/** A file from the visitor's device; what was chosen cannot be filled in again by anybody. */
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

/** A tick with its words beside it. */
export function TickField({ name, children }: { name: string; children: ReactNode }) {
  const { id, start, problem } = useField(name);
  return (
    <Tick id={id} name={name} defaultChecked={start === 'on'} problem={problem}>
      {children}
    </Tick>
  );
}
