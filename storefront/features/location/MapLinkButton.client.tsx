'use client';
import { type ComponentType, useState } from 'react';
import { Dialog } from '@/ui/Dialog.client.tsx';
import { plainClick } from '@/ui/plain-click.ts';
import type { Place } from './PlaceAddress.tsx';

/**
 * The link of `MapLink` with its dialog.
 * @param props.title heading of the dialog
 */
export function MapLinkButton({
  href,
  place,
  label,
  title,
}: {
  href: string;
  place: Place;
  label: string;
  title: string;
}) {
  const [open, setOpen] = useState(false);
  const [Part, setPart] = useState<ComponentType<{ place: Place }> | null>(null);
  const show = () =>
    import('./PlaceMap.client.tsx').then(
      ({ PlaceMap }) => {
        setPart(() => PlaceMap);
        setOpen(true);
      },
      () => location.assign(href),
    );
  return (
    <>
      <a
        href={href}
        aria-haspopup="dialog"
        className="link -my-2 py-2"
        onClick={(event) => {
          if (!plainClick(event)) return;
          event.preventDefault();
          void show();
        }}
      >
        {label}
      </a>
      {Part && (
        <Dialog open={open} onClose={() => setOpen(false)} title={title} className="map-sheet">
          <Part place={place} />
        </Dialog>
      )}
    </>
  );
}
