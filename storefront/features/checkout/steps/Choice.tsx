import type { ReactNode } from 'react';

/** One of several answers, as a card to press; the browser's own radio button inside. */
export function Choice({
  name,
  value,
  title,
  defaultChecked,
  onChoose,
  children,
}: {
  name: string;
  value: string;
  title: string;
  defaultChecked: boolean;
  onChoose?: () => void;
  children?: ReactNode;
}) {
  return (
    <label className="flex cursor-pointer items-start gap-3 rounded-control border border-line-strong bg-surface p-4 has-checked:border-accent has-checked:bg-accent-soft hover:border-ink">
      <input
        type="radio"
        name={name}
        value={value}
        defaultChecked={defaultChecked}
        onChange={onChoose}
        className="tick"
      />
      <span>
        <span className="block font-semibold">{title}</span>
        {children && <span className="mt-0.5 block text-sm text-ink-muted">{children}</span>}
      </span>
    </label>
  );
}

/** Answers under one question; the problem of the question is told with it. */
export function Choices({
  id,
  legend,
  problem,
  children,
}: {
  id: string;
  legend: string;
  problem: string | undefined;
  children: ReactNode;
}) {
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
          {problem}
        </p>
      )}
    </fieldset>
  );
}
