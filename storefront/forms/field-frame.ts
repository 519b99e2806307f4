// What all fields of a form have in common.

/** How a keyboard treats a registration plate: in capitals, and as no word that it could mend. */
export const PLATE = { autoCapitalize: 'characters', autoCorrect: 'off', spellCheck: false } as const;

export interface FieldProps {
  name: string;
  /** The label; without it, the field's entry in the form's `labels`. */
  label?: string;
  optional?: boolean | undefined;
  hint?: string | null | undefined;
  /** The class of the element around field and label. */
  className?: string;
}

/** The properties that a field passes on to `Field`, leaving out those that are not set: `Field` takes no `undefined`. */
export const frame = ({
  className,
  hint,
  optional,
}: Pick<FieldProps, 'className' | 'hint' | 'optional'>) => ({
  ...(className && { className }),
  ...(hint && { hint }),
  ...(optional && { optional }),
});
