import type { Vehicle } from '@forecourt/lib/vehicle/vehicle';

export type Video = { kind: 'embed'; url: string } | { kind: 'file'; url: string };

const YOUTUBE_EMBED = /^https:\/\/www\.youtube(?:-nocookie)?\.com\/embed\/([\w-]{6,20})(?:[?#].*)?$/;

/**
 * Returns the video to show for a vehicle (OPEN-122). Only YouTube embed addresses are embedded
 * (GALLERY-07), from the host that sets no cookies; any other https address is a video file (GALLERY-08).
 */
export function videoOf(vehicle: Pick<Vehicle, 'video_url' | 'external_video_url'>): Video | null {
  const external = vehicle.external_video_url && YOUTUBE_EMBED.exec(vehicle.external_video_url)?.[1];
  const own = vehicle.video_url && YOUTUBE_EMBED.exec(vehicle.video_url)?.[1];
  const id = external || own;
  if (id) return { kind: 'embed', url: `https://www.youtube-nocookie.com/embed/${id}` };
  const file = vehicle.video_url ?? vehicle.external_video_url;
  return file && /^https?:\/\//.test(file) ? { kind: 'file', url: file } : null;
}
