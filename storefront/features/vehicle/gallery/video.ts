import type { Car } from '@forecourt/lib/vehicle/car';

export type Video = { kind: 'embed'; url: string } | { kind: 'file'; url: string };

const YOUTUBE_EMBED = /^https:\/\/www\.youtube(?:-nocookie)?\.com\/embed\/([\w-]{6,20})(?:[?#].*)?$/;

/**
 * What to show of a car's video addresses (OPEN-122): the external one if it is a youtube embed address, else
 * the car's own. Only youtube embed addresses are embedded (GALLERY-07), from the host that sets no cookie;
 * any other https address is a video file (GALLERY-08).
 */
export function videoOf(car: Pick<Car, 'video_url' | 'external_video_url'>): Video | null {
  const external = car.external_video_url && YOUTUBE_EMBED.exec(car.external_video_url)?.[1];
  const own = car.video_url && YOUTUBE_EMBED.exec(car.video_url)?.[1];
  const id = external || own;
  if (id) return { kind: 'embed', url: `https://www.youtube-nocookie.com/embed/${id}` };
  const file = car.video_url ?? car.external_video_url;
  return file && /^https?:\/\//.test(file) ? { kind: 'file', url: file } : null;
}
