'use client';
import { useState } from 'react';
import { Dialog } from '@/ui/Dialog.client.tsx';

/** A holiday with what people read of it. */
export interface Holiday {
  date: string;
  day: string;
  occasion: string | null;
  hours: string;
}

/** The button and dialog 'View Holiday Hours' (HOURS-14). */
export function HolidayHours({ place, holidays }: { place: string; holidays: Holiday[] }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="link relative z-(--z-controls) py-1 text-sm"
        onClick={() => setOpen(true)}
      >
        View Holiday Hours
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={`Holiday hours: ${place}`}>
        <dl className="numbers grid grid-cols-[1fr_auto] gap-x-6 gap-y-3">
          {holidays.map(({ date, day, occasion, hours }) => (
            <div key={date} className="contents">
              <dt>
                {day}
                {occasion && <span className="block text-sm text-ink-muted">{occasion}</span>}
              </dt>
              <dd className="text-right">{hours}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </>
  );
}
