'use client';
import { type ComponentType, useState } from 'react';
import { Dialog } from '@/ui/Dialog.client.tsx';
import { plainClick } from '@/ui/plain-click.ts';
import type { Place } from './PlaceWords.tsx';

/**
 * 'View on map' (VDP-08): the place on a map over the page. Without script, and when the map's own script does not
 * come, the link leads to where the page speaks of the place.
 * @param props.href that part of the page
 */
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
        <Dialog
          open={open}
          onClose={() => setOpen(false)}
          title="Where this vehicle is"
          className="map-sheet"
        >
          <Part place={place} />
        </Dialog>
      )}
    </>
  );
}
