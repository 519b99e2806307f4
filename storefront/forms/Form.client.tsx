'use client';
import { PROBLEMS_TEXT } from '@forecourt/lib/platform/text/field-rules';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Alert } from '@/ui/Alert.tsx';
import { Button } from '@/ui/Button.tsx';
import { HardLink } from '@/ui/HardLink.tsx';
import { Icon } from '@/ui/Icon.client.tsx';
import { FormContext } from './form-context.client.ts';
import { Message } from './Message.client.tsx';
import { useFieldText } from './use-field-text.ts';
import type { FormState } from './use-form.client.ts';

/**
 * The frame of every form: error summary, fields, submit and back buttons.
 * @param props.labels field labels by name, also used in the error summary
 * @param props.isQuiet whether the form is one of several on its page, none of which is the page's main action
 * @param props.otherwise alternative to offer if the whole form fails
 * @param props.back URL of the previous page, or a function that goes back one step
 */
export function Form({
  form,
  labels,
  send,
  sending,
  isQuiet = false,
  otherwise,
  back = null,
  note,
  encType,
  className = 'grid gap-6',
  children,
}: {
  form: FormState;
  labels: Readonly<Record<string, string>>;
  send: ReactNode;
  sending?: string;
  isQuiet?: boolean;
  otherwise?: ReactNode;
  back?: string | (() => void) | null;
  note?: ReactNode;
  encType?: 'multipart/form-data' | undefined;
  className?: string;
  children: ReactNode;
}) {
  const t = useTranslations('forms');
  return (
    <FormContext value={{ ...form, labels }}>
      <form
        {...form.attributes}
        {...(encType && { encType })}
        noValidate
        aria-busy={form.sending}
        className={className}
      >
        {form.refused && <Summary form={form} labels={labels} />}
        {children}
        {form.error && (
          <Alert tone="danger">
            <Message text={form.error} />
          </Alert>
        )}
        {form.error && otherwise}
        <div className="grid gap-3">
          <div className="flex flex-wrap-reverse gap-3">
            {back && <Back to={back} />}
            <Button
              type="submit"
              size={isQuiet ? 'md' : 'lg'}
              variant={isQuiet ? 'secondary' : 'primary'}
              aria-disabled={form.sending}
              className={isQuiet ? 'grow sm:grow-0' : 'grow'}
            >
              {form.sending && <span className="spinner" aria-hidden="true" />}
              {form.sending ? (sending ?? t('sending')) : send}
            </Button>
          </div>
          {note}
        </div>
      </form>
    </FormContext>
  );
}

function Back({ to }: { to: string | (() => void) }) {
  const t = useTranslations('forms');
  const backProps = {
    className: 'btn btn-secondary btn-lg grow sm:grow-0',
    children: (
      <>
        <Icon name="arrow-left" size={18} />
        {t('back')}
      </>
    ),
  };
  return typeof to === 'string' ? (
    <HardLink href={to} {...backProps} />
  ) : (
    <button type="button" onClick={to} {...backProps} />
  );
}

function Summary({ form, labels }: { form: FormState; labels: Readonly<Record<string, string>> }) {
  const textOf = useFieldText();
  const problems = Object.entries(form.problems);
  if (problems.length === 0) return null;
  return (
    <Alert tone="danger" title={textOf(PROBLEMS_TEXT)}>
      <ul className="mt-1 grid gap-0.5 text-sm">
        {problems.map(([name, problem]) => (
          <li key={name}>
            <a
              href={`#${form.idOf(name)}`}
              className="underline"
              onClick={(event) => focusField(event, form.idOf(name))}
            >
              {labels[name] ?? name}
            </a>
            : <Message text={problem} />
          </li>
        ))}
      </ul>
    </Alert>
  );
}

/** Focuses a field. Following the link would close a dialog that contains the form. */
function focusField(event: { preventDefault(): void }, id: string): void {
  event.preventDefault();
  document.getElementById(id)?.focus();
}
