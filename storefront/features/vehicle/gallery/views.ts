import type { VehicleMedia } from './media.ts';

/** The modes of the viewer (SPIN-06 to SPIN-08), and the video (GALLERY-06). */
const VIEWS = ['spinner', 'gallery', 'interior', 'film'] as const;
export type View = (typeof VIEWS)[number];

/** Returns the modes that a vehicle has media for. Always includes photos, even for a vehicle without any. */
export function viewsOf({ spin, interior, film }: VehicleMedia): View[] {
  const has: Record<View, boolean> = {
    spinner: spin !== null,
    gallery: true,
    interior: interior !== null,
    film: film !== null,
  };
  return VIEWS.filter((view) => has[view]);
}

/** Returns the initial mode: the site's preference for a car with a spin, else photos (SPIN-09, SPIN-10). */
export const firstView = (media: VehicleMedia, preferredView: 'spinner' | 'gallery'): View =>
  media.spin ? preferredView : 'gallery';
