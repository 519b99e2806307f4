import type { Vehicle } from '../../vehicle/vehicle.ts';
import { isVideoPage } from '../../vehicle/video-page.ts';

const HOSTS_NAMED = 10;

type Shown = Pick<
  Vehicle,
  'spin_images' | 'spin_interior_image' | 'video_url' | 'external_video_url' | 'file'
> & {
  images: readonly { image: { url: string } }[];
};

type Origins = Map<string, number>;

/**
 * Counts the vehicles of a feed whose photos, videos and history files no page can show, by host.
 */
export function unshownPhotos(canBeShown: (url: URL) => boolean) {
  const [photos, files]: [Origins, Origins] = [new Map(), new Map()];
  const count = (vehicles: Origins, addresses: (string | null | undefined)[]) => {
    const origins = new Set<string>();
    for (const address of addresses) {
      const url = address ? URL.parse(address) : null;
      if (url && !canBeShown(url)) origins.add(url.origin);
    }
    for (const origin of origins) vehicles.set(origin, (vehicles.get(origin) ?? 0) + 1);
  };
  return {
    /**
     * Counts a vehicle by its first photo, first spin frame and panorama (the others are on the same hosts),
     * its videos and its history file.
     */
    note(vehicle: Shown): void {
      const {
        images: [photo],
        spin_images: [frame],
      } = vehicle;
      count(photos, [photo?.image.url, frame, vehicle.spin_interior_image]);
      const films = [vehicle.video_url, vehicle.external_video_url];
      count(files, [...films.filter((film) => film && !isVideoPage(film)), vehicle.file]);
    },
    warnings(): string[] {
      return [...warningOf('photos are', photos), ...warningOf('films and history reports are', files)];
    },
  };
}

function warningOf(what: string, vehicles: Origins): string[] {
  if (vehicles.size === 0) return [];
  const hosts = [...vehicles].sort(([, one], [, other]) => other - one);
  const hostNames = hosts
    .slice(0, HOSTS_NAMED)
    .map(([origin, count]) => `${origin}/ (${count} ${count === 1 ? 'vehicle' : 'vehicles'})`);
  const more = hosts.length > HOSTS_NAMED ? ` and ${hosts.length - HOSTS_NAMED} more hosts` : '';
  return [
    `${what} not shown from ${hostNames.join(', ')}${more}; add them under 'Photo hosts' in the feed's document, or to IMGPROXY_ALLOWED_SOURCES`,
  ];
}
