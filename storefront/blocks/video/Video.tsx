import { VIDEO_RATIO } from '@forecourt/lib/sites/pictures/ratios';
import { videoPlayer } from '@forecourt/lib/sites/video-address';
import { useTranslations } from 'next-intl';
import { pictureSource } from '@/content/picture.ts';
import { pictureOrigin } from '@/content/picture-origin.server.ts';
import { Icon } from '@/ui/Icon.client.tsx';
import { imageUrl } from '@/ui/image.ts';
import { Picture } from '@/ui/Picture.client.tsx';
import { Section } from '@/ui/Section.tsx';
import type { BlockProps } from '../block.ts';

/** A video. Shows its picture first, and contacts its host only when play is pressed. */
export function Video({ block }: BlockProps<'video'>) {
  const t = useTranslations('blocks');
  const player = block.address ? videoPlayer(block.address) : null;
  const poster = pictureSource(block.poster);
  const file = ownFile(block.file);
  const captions = ownFile(block.captions);
  if (!player && !file) return null;
  const frame = 'aspect-video w-full rounded-card bg-sunken';
  return (
    <Section block="video" title={block.heading} intro={block.intro}>
      <div>
        {player ? (
          <details className="video">
            <summary className="dark relative block list-none overflow-clip rounded-card">
              {poster ? (
                <Picture
                  {...poster}
                  ratio={VIDEO_RATIO}
                  sizes="(width >= 1280px) 1240px, 100vw"
                  className={frame}
                />
              ) : (
                <span className={`block ${frame}`} />
              )}
              <span className="video-play">
                <Icon name="play" size={28} className="icon-filled" />
              </span>
              <span className="video-words">
                <span className="sr-only">{t('video.play')}</span>
                {block.title || t('video.video')}
                <small className="mt-1 block text-sm font-normal">
                  {t('video.from', { host: player.from })}
                </small>
              </span>
            </summary>
            <iframe
              src={player.url}
              title={block.title || t('video.video')}
              loading="lazy"
              allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
              className={frame}
            />
          </details>
        ) : (
          // biome-ignore lint/a11y/useMediaCaption: the studio warns editors about missing captions
          <video
            src={file ?? undefined}
            poster={
              poster
                ? imageUrl(poster.src, { width: 1080, ratio: VIDEO_RATIO, focus: poster.focus })
                : undefined
            }
            preload="none"
            controls
            playsInline
            aria-label={block.title || t('video.video')}
            crossOrigin={captions ? 'anonymous' : undefined}
            className={`${frame} object-cover`}
          >
            {captions && <track kind="captions" src={captions} srcLang="en-AU" label="English" default />}
          </video>
        )}
      </div>
    </Section>
  );
}

/** Returns the address of an uploaded file only: a reference may point to any document with an address. */
const ownFile = (address: string | null): string | null =>
  address && URL.canParse(address) && new URL(address).origin === pictureOrigin() ? address : null;
