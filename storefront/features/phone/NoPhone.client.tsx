'use client';
import { useEffect } from 'react';

/** Shown in place of a missing number (PHONE-09), with a warning in the console (PHONE-10). */
export function NoPhone({ dealership }: { dealership: string }) {
  useEffect(() => console.warn('Phone not available', dealership), [dealership]);
  return <p className="text-ink-muted">Phone not available</p>;
}
