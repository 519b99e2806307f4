'use client';
import type { ReactNode } from 'react';
import { useField } from './form-context.client.ts';
import { Message } from './Message.client.tsx';

export function Choice({
  name,
  value,
  title,
  children,
}: {
  name: string;
  value: string;
  title: string;
  children?: ReactNode;
}) {
  const { start } = useField(name);
  return (
    <label className="flex cursor-pointer items-start gap-3 rounded-control border border-line-strong bg-surface p-4 has-[input:checked]:border-accent has-[input:checked]:bg-accent-soft hover:border-ink">
      <input type="radio" name={name} value={value} defaultChecked={start === value} className="tick" />
      <span>
        <span className="block font-semibold">{title}</span>
        {children && <span className="mt-0.5 block text-sm text-ink-muted">{children}</span>}
      </span>
    </label>
  );
}

export function Choices({ name, legend, children }: { name: string; legend: string; children: ReactNode }) {
  const { id, problem } = useField(name);
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      {...(problem && { 'aria-invalid': true, 'aria-describedby': `${id}-problem` })}
    >
      <legend className="mb-2 text-sm font-semibold">{legend}</legend>
      <div className="grid gap-3">{children}</div>
      {problem && (
        <p id={`${id}-problem`} className="mt-1.5 text-sm text-danger">
          <Message text={problem} />
        </p>
      )}
    </fieldset>
  );
}
