'use client';
import '../spin/parts.css';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Icon } from '@/ui/Icon.client.tsx';
import { imageUrl } from '@/ui/image.ts';
import type { Video } from './video.ts';

/**
 * The vehicle's video (GALLERY-06). An embedded video loads nothing from its host until it is played.
 * @param props.cover address of the picture shown before playback
 */
export function Film({ video, title, cover }: { video: Video; title: string; cover: string | undefined }) {
  const t = useTranslations('galleryExtras');
  const [isPlaying, setPlaying] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const poster = cover && imageUrl(cover, { width: 1080 });
  if (hasFailed)
    return (
      <p className="absolute inset-0 flex items-center justify-center text-ink-muted">{t('videoFailed')}</p>
    );
  if (video.kind === 'file')
    return (
      // biome-ignore lint/a11y/useMediaCaption: dealers' walk-around videos have no captions
      <video
        controls
        playsInline
        preload="none"
        src={video.url}
        poster={poster}
        aria-label={t('videoOf', { title })}
        onError={() => {
          console.info('video failed to load', video.url);
          setFailed(true);
        }}
        className="film"
      />
    );
  if (isPlaying)
    return (
      <iframe
        src={`${video.url}?autoplay=1`}
        title={t('videoOf', { title })}
        allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
        className="film"
      />
    );
  return (
    <button type="button" onClick={() => setPlaying(true)} className="dark film-cover">
      {/* biome-ignore lint/performance/noImgElement: the CDN sizes it */}
      {poster && <img src={poster} alt="" className="film opacity-50" />}
      <span className="film-play">
        <Icon name="play" size={28} />
      </span>
      <span className="font-semibold">{t('playVideo')}</span>
    </button>
  );
}
