'use client';
import { useState } from 'react';

/** Longer comments are cut here until asked for (VDP-24). */
const CUT = 400;

/** The dealer's comments, collapsed when long (VDP-23 to VDP-25). */
export function Comments({ text }: { text: string }) {
  const [open, setOpen] = useState(false);
  const long = text.length > CUT;
  return (
    <>
      <p className="max-w-[42em] whitespace-pre-line">
        {long && !open ? `${text.slice(0, CUT).trimEnd()}…` : text}
      </p>
      {long && (
        <button
          type="button"
          aria-expanded={open}
          className="btn btn-ghost btn-sm mt-2 -ml-3"
          onClick={() => setOpen(!open)}
        >
          {open ? 'Read less' : 'Read more'}
        </button>
      )}
    </>
  );
}
