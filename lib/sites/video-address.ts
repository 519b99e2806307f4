/** URL of an embedded player, on the host that sets no cookies before playback. */
export interface VideoPlayer {
  from: 'YouTube' | 'Vimeo';
  url: string;
}

const YOUTUBE_ID = /^[\w-]{6,20}$/;
const VIMEO_ID = /^\d{5,12}$/;
const VIMEO_KEY = /^[0-9a-f]{6,20}$/;

/** Returns the player for a YouTube or Vimeo URL, or null. Uses only the video's id. */
export function videoPlayer(address: string): VideoPlayer | null {
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, pathname, searchParams } = new URL(address);
  if (protocol !== 'https:') return null;
  const host = hostname.replace(/^(www|m)\./, '');
  const parts = pathname.split('/').filter(Boolean);
  if (host === 'youtu.be') return youtube(parts[0]);
  if (host === 'youtube.com' || host === 'youtube-nocookie.com') {
    if (parts[0] === 'watch') return youtube(searchParams.get('v') ?? undefined);
    return ['embed', 'shorts', 'live'].includes(parts[0] ?? '') ? youtube(parts[1]) : null;
  }
  if (host === 'vimeo.com') return vimeo(parts[0], parts[1]);
  if (host === 'player.vimeo.com' && parts[0] === 'video') return vimeo(parts[1], searchParams.get('h'));
  return null;
}

function youtube(id: string | undefined): VideoPlayer | null {
  if (!id || !YOUTUBE_ID.test(id)) return null;
  return { from: 'YouTube', url: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0` };
}

function vimeo(id: string | undefined, key: string | null | undefined): VideoPlayer | null {
  if (!id || !VIMEO_ID.test(id)) return null;
  const unlistedKey = key && VIMEO_KEY.test(key) ? `&h=${key}` : '';
  return { from: 'Vimeo', url: `https://player.vimeo.com/video/${id}?dnt=1&autoplay=1${unlistedKey}` };
}

export function videoAddressProblem(address: string): string | null {
  return videoPlayer(address)
    ? null
    : 'Only YouTube and Vimeo videos are supported. Copy the address of the video, for example https://www.youtube.com/watch?v=abc123def45, or upload a file.';
}
