'use client';
import { useEffect } from 'react';

/** Where a number should stand and there is none (PHONE-09); only the console is told (PHONE-10). */
export function NoPhone({ dealership }: { dealership: string }) {
  useEffect(() => console.warn('Phone not available', dealership), [dealership]);
  return <p className="text-ink-muted">Phone not available</p>;
}
