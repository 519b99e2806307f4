import type { Vehicle } from '../vehicle/vehicle.ts';

/** Hosts named in one warning. */
const HOSTS_NAMED = 10;

type Pictures = Pick<Vehicle, 'spin_images' | 'spin_interior_image'> & {
  images: readonly { image: { url: string } }[];
};

/**
 * Counts the vehicles of a feed whose photos no page will show, by host: a feed that was imported is not yet one whose
 * photos are seen.
 * @param canBeShown whether the photo of an address is
 */
export function unshownPhotos(canBeShown: (url: URL) => boolean) {
  const vehicles = new Map<string, number>();
  return {
    /** Looks at a vehicle's first photo, the first frame of its spin and its panorama: the others are where those are. */
    note({ images: [photo], spin_images: [frame], spin_interior_image: panorama }: Pictures): void {
      const origins = new Set<string>();
      for (const address of [photo?.image.url, frame, panorama]) {
        const url = address ? URL.parse(address) : null;
        if (url && !canBeShown(url)) origins.add(url.origin);
      }
      for (const origin of origins) vehicles.set(origin, (vehicles.get(origin) ?? 0) + 1);
    },
    /** What is to be said of them; null for nothing. */
    warning(): string | null {
      if (vehicles.size === 0) return null;
      const hosts = [...vehicles].sort(([, one], [, other]) => other - one);
      const hostNames = hosts
        .slice(0, HOSTS_NAMED)
        .map(([origin, count]) => `${origin}/ (${count} ${count === 1 ? 'vehicle' : 'vehicles'})`);
      const more = hosts.length > HOSTS_NAMED ? ` and ${hosts.length - HOSTS_NAMED} more hosts` : '';
      return `photos are not shown from ${hostNames.join(', ')}${more}; add them under 'Hosts of its photos' in the feed's document, or to IMGPROXY_ALLOWED_SOURCES`;
    },
  };
}
