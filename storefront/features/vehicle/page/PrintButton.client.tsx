'use client';
import { Icon } from '@/ui/Icon.tsx';

/** Prints the page as it stands (VDP-11). */
export function PrintButton() {
  return (
    <button type="button" className="btn btn-ghost btn-sm" onClick={() => window.print()}>
      <Icon name="printer" size={16} />
      Print
    </button>
  );
}
