export function AmountField({
  id,
  label,
  problem,
  ...rest
}: {
  id: string;
  label: string;
  problem: string;
} & Pick<React.ComponentProps<'input'>, 'name' | 'defaultValue' | 'inputMode' | 'autoComplete'> & {
    'data-amount'?: string;
  }) {
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      <input {...rest} id={id} className="field numbers" />
      <p id={`${id}-problem`} hidden role="alert" className="mt-1.5 text-sm text-danger">
        {problem}
      </p>
    </div>
  );
}
