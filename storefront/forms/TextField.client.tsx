'use client';
import type { ComponentProps } from 'react';
import { classes } from '@/ui/classes.ts';
import { Field } from './Field.tsx';
import { type FieldProps, frame } from './field-frame.ts';
import { useField } from './form-context.client.ts';

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
    | 'type'
    | 'autoCapitalize'
    | 'autoComplete'
    | 'autoCorrect'
    | 'spellCheck'
    | 'inputMode'
    | 'maxLength'
    | 'placeholder'
    | 'onChange'
    | 'readOnly'
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
          // `maxlength` is not allowed on dates.
          maxLength={type === 'date' ? undefined : maxLength}
          autoComplete={autoComplete}
          defaultValue={field.start}
        />
      )}
    </Field>
  );
}
