'use client';
import { type ComponentType, useState } from 'react';
import { Dialog } from '@/ui/Dialog.client.tsx';
import { plainClick } from '@/ui/plain-click.ts';
import type { Place } from './PlaceAddress.tsx';

/** 'View on map' (VDP-08): opens the map in a dialog. Without its script, the link leads to `href`. */
export function MapLink({ href, place }: { href: string; place: Place }) {
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
        View on map
      </a>
      {Part && (
        <Dialog open={open} onClose={() => setOpen(false)} title="Vehicle location" className="map-sheet">
          <Part place={place} />
        </Dialog>
      )}
    </>
  );
}
