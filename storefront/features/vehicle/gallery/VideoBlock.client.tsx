'use client';
import { useState } from 'react';
import { Icon } from '@/ui/Icon.tsx';
import type { Video } from './video.ts';

/** The vehicle's video (GALLERY-06). An embedded one loads nothing of the other site until it is asked for. */
export function VideoBlock({ video, title }: { video: Video; title: string }) {
  const [asked, setAsked] = useState(false);
  const [failed, setFailed] = useState(false);
  if (failed) return <p className="text-ink-muted">The video is not available right now.</p>;
  if (video.kind === 'file')
    return (
      // biome-ignore lint/a11y/useMediaCaption: dealers' walk-around videos come without captions
      <video
        controls
        preload="none"
        src={video.url}
        onError={() => setFailed(true)}
        className="aspect-video w-full rounded-card bg-sunken"
      />
    );
  if (asked)
    return (
      <iframe
        src={`${video.url}?autoplay=1`}
        title={`Video of the ${title}`}
        allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
        className="aspect-video w-full rounded-card"
      />
    );
  return (
    <button
      type="button"
      onClick={() => setAsked(true)}
      className="dark flex aspect-video w-full flex-col items-center justify-center gap-3 rounded-card"
    >
      <span className="flex size-16 items-center justify-center rounded-full bg-surface text-ink">
        <Icon name="play" size={28} />
      </span>
      <span className="font-semibold">Play the video</span>
    </button>
  );
}
