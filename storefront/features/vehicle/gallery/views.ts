import type { VehicleMedia } from './media.ts';

/** The modes of the viewer (SPIN-06 to SPIN-08), and the film beside them (GALLERY-06). */
const VIEWS = ['spinner', 'gallery', 'interior', 'film'] as const;
export type View = (typeof VIEWS)[number];

/** The words of the tabs (SPIN-02 to SPIN-04). */
export const VIEW_WORDS: Record<View, string> = {
  spinner: 'Spin',
  gallery: 'Images',
  interior: 'Interior',
  film: 'Video',
};

/** The modes that a vehicle has something for; its photos are always one, even while there are none. */
export function viewsOf({ spin, interior, film }: VehicleMedia): View[] {
  const has: Record<View, boolean> = {
    spinner: spin !== null,
    gallery: true,
    interior: interior !== null,
    film: film !== null,
  };
  return VIEWS.filter((view) => has[view]);
}

/** The mode that shows first: as the site says where the car has a spin, else its photos (SPIN-09, SPIN-10). */
export const firstView = (media: VehicleMedia, preferredView: 'spinner' | 'gallery'): View =>
  media.spin ? preferredView : 'gallery';
