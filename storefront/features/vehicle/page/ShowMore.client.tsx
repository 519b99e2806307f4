'use client';
import { type ReactNode, useId, useState } from 'react';

/**
 * A first part that always shows, and a rest that a button brings and takes away. Both are made on the server.
 * @param props.more words of the button while the rest is away, `less` while it shows
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
        className="btn btn-ghost btn-sm mt-3 -ml-3"
        onClick={() => setOpen(!open)}
      >
        {open ? less : more}
      </button>
    </>
  );
}
