import { useTranslations } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';
import { classes } from '@/ui/classes.ts';
import { Icon } from '@/ui/Icon.client.tsx';
import { Message } from './Message.client.tsx';

interface FieldTies {
  id: string;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
  required?: true;
}

/**
 * A control with its label, hint and error message.
 * @param props.id the control's id, and prefix of the ids of its hint and error
 */
export function Field({
  id,
  label,
  problem,
  optional = false,
  hint,
  className,
  children,
}: {
  id: string;
  label: string;
  problem: string | undefined;
  optional?: boolean;
  hint?: string;
  className?: string;
  children: (ties: FieldTies) => ReactNode;
}) {
  const t = useTranslations('forms');
  const problemId = `${id}-problem`;
  const hintId = `${id}-hint`;
  const describedBy = [problem && problemId, hint && hintId].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
        {optional && <span className="font-normal text-ink-muted">{` ${t('optional')}`}</span>}
      </label>
      {children({
        id,
        ...(problem && { 'aria-invalid': true as const }),
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(!optional && { required: true as const }),
      })}
      {hint && (
        <p id={hintId} className="mt-1.5 text-sm text-ink-muted">
          {hint}
        </p>
      )}
      <Problem id={problemId} text={problem} />
    </div>
  );
}

export function Tick({
  id,
  problem,
  children,
  ...rest
}: {
  id: string;
  problem?: string | undefined;
  children: ReactNode;
} & Pick<ComponentProps<'input'>, 'name' | 'checked' | 'defaultChecked' | 'onChange'>) {
  const problemId = `${id}-problem`;
  return (
    <div>
      <label htmlFor={id} className="flex cursor-pointer items-start gap-3 py-3 text-sm leading-normal">
        <input
          {...rest}
          id={id}
          type="checkbox"
          className="tick"
          {...(problem && { 'aria-invalid': true, 'aria-describedby': problemId })}
        />
        <span>{children}</span>
      </label>
      <Problem id={problemId} text={problem} />
    </div>
  );
}

/** The error message of a control. Always in the DOM, so that `aria-describedby` can refer to it. */
export function Problem({ id, text }: { id: string; text: string | undefined }) {
  return (
    <p
      id={id}
      className={classes('flex items-start gap-1.5 text-sm text-danger', text ? 'mt-1.5' : 'hidden')}
    >
      {text && <Icon name="circle-exclamation-point" size={16} className="mt-0.5" />}
      {text && <Message text={text} />}
    </p>
  );
}
