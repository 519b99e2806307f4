/** Keyboard settings for a registration plate: capitals, no corrections. */
export const PLATE = { autoCapitalize: 'characters', autoCorrect: 'off', spellCheck: false } as const;

export interface FieldProps {
  name: string;
  /** The label; defaults to the field's entry in the form's `labels`. */
  label?: string;
  optional?: boolean | undefined;
  hint?: string | null | undefined;
  className?: string;
}

/** Returns the properties for `Field` without unset ones, because it does not accept `undefined`. */
export const frame = ({
  className,
  hint,
  optional,
}: Pick<FieldProps, 'className' | 'hint' | 'optional'>) => ({
  ...(className && { className }),
  ...(hint && { hint }),
  ...(optional && { optional }),
});
