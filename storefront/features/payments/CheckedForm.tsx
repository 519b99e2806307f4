import { PROBLEMS_TEXT } from '@forecourt/lib/lead/fields';
import type { ReactNode } from 'react';
import { Alert } from '@/ui/Alert.tsx';
import { Button } from '@/ui/Button.tsx';
import { Icon } from '@/ui/Icon.tsx';
import type { useChecked } from './use-checked.client.ts';

/**
 * The frame of a form: what is wrong above it, the way on and back below.
 * @param props.labels of the questions, for the list of what is wrong
 * @param props.back address of the page before
 */
export function CheckedForm({
  checked,
  labels,
  next,
  back,
  note,
  children,
}: {
  checked: ReturnType<typeof useChecked>;
  labels: Readonly<Record<string, string>>;
  next: string;
  back: string | null;
  note?: ReactNode;
  children: ReactNode;
}) {
  const { problems, sending, error, refused, form } = checked;
  const found = Object.entries(problems);
  return (
    <form {...form} noValidate aria-busy={sending} className="grid gap-6">
      {refused && found.length > 0 && (
        <Alert tone="danger" title={PROBLEMS_TEXT}>
          <ul className="mt-1 grid gap-0.5 text-sm">
            {found.map(([name, problem]) => (
              <li key={name}>
                <a href={`#${name}`} className="underline">
                  {labels[name] ?? name}
                </a>
                : {problem}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {children}
      {error && <Alert tone="danger">{error}</Alert>}
      <div className="grid gap-3">
        <div className="flex flex-wrap-reverse gap-3">
          {back && (
            <a href={back} className="btn btn-secondary btn-lg grow sm:grow-0">
              <Icon name="arrow-left" size={18} />
              Back
            </a>
          )}
          <Button type="submit" size="lg" aria-disabled={sending} className="grow">
            {sending && <span className="spinner" aria-hidden="true" />}
            {sending ? 'One moment…' : next}
          </Button>
        </div>
        {note}
      </div>
    </form>
  );
}
