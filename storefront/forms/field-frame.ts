// What the fields of a form have in common.

export interface FieldProps {
  name: string;
  /** Beside the field; the one in the form's `labels` unless it says more here. */
  label?: string;
  optional?: boolean | undefined;
  hint?: string | null | undefined;
  /** Of the field with its label. */
  className?: string;
}

/** What a field passes on to its frame: only what it has, because the frame's own parameters are exact. */
export const frame = ({
  className,
  hint,
  optional,
}: Pick<FieldProps, 'className' | 'hint' | 'optional'>) => ({
  ...(className && { className }),
  ...(hint && { hint }),
  ...(optional && { optional }),
});
