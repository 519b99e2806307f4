import { Icon } from '@/ui/Icon.tsx';

/** A field with its label, and below it the words for what cannot be understood, hidden until then. */
export function AmountField({
  id,
  label,
  problem,
  ...rest
}: {
  id: string;
  label: string;
  problem: string;
} & Pick<
  React.ComponentProps<'input'>,
  'name' | 'defaultValue' | 'inputMode' | 'maxLength' | 'autoComplete'
> & { 'data-amount'?: string }) {
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      <input autoComplete="off" maxLength={20} {...rest} id={id} className="field numbers" />
      <div aria-live="polite">
        <p id={`${id}-problem`} hidden className="mt-1.5 text-sm text-danger">
          <Icon name="circle-exclamation-point" size={16} className="mr-1.5 inline align-text-bottom" />
          {problem}
        </p>
      </div>
    </div>
  );
}
