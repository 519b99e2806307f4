'use client';
import { type ReactNode, useId, useState } from 'react';

/**
 * Content that is always shown, and more that a button shows and hides.
 * @param props.more button label while the rest is hidden; `less` is the label while it is shown
 */
export function ShowMore({
  more,
  less,
  rest,
  children,
}: {
  more: string;
  less: string;
  rest: ReactNode;
  children: ReactNode;
}) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      {children}
      <div id={id} hidden={!open} className="mt-2">
        {rest}
      </div>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        className="btn btn-ghost btn-sm mt-3 -ms-3"
        onClick={() => setOpen(!open)}
      >
        {open ? less : more}
      </button>
    </>
  );
}
