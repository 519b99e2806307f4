'use client';
import { type ReactNode, useState } from 'react';
import { Dialog } from '@/ui/Dialog.client.tsx';

/** The button and dialog 'View Holiday Hours' (HOURS-14); its rows are made on the server. */
export function HolidayHours({ place, children }: { place: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="link relative z-1 py-1 text-sm" onClick={() => setOpen(true)}>
        View Holiday Hours
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={`Holiday hours: ${place}`}>
        {children}
      </Dialog>
    </>
  );
}
