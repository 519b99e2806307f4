'use client';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { useCarousel } from '@/ui/carousel/use-carousel.client.ts';
import { classes } from '@/ui/classes.ts';
import { Icon } from '@/ui/Icon.client.tsx';
import { LateTexts } from '@/ui/texts/LateTexts.client.tsx';
import { useLazy } from '@/ui/use-lazy.client.ts';
import { Spin } from '../spin/Spin.client.tsx';
import type { VehicleMedia } from './media.ts';
import { Photos } from './Photos.client.tsx';
import { Thumbnails } from './Thumbnails.client.tsx';
import { useFullscreen } from './use-fullscreen.client.ts';
import { ViewTabs } from './ViewTabs.client.tsx';
import { firstView, type View, viewsOf } from './views.ts';

/** Of the views that load when their tab is opened. */
const LATE_TEXTS = ['galleryExtras'] as const;

/** Thumbnails show with more pictures than this (GALLERY-01). */
const FEW = 3;

const loadInterior = async () => (await import('../spin/Interior.client.tsx')).Interior;
const loadFilm = async () => (await import('./Film.client.tsx')).Film;

interface GalleryProps {
  images: string[];
  thumbs: string[];
  title: string;
  noPhotosText: string;
  media: VehicleMedia;
  preferredView: 'spinner' | 'gallery';
  slide: ReactNode;
  sizes: string;
  wide?: boolean;
}

/**
 * The viewer of a vehicle page (GALLERY and SPIN rows): photos, spin, interior and video in one frame.
 * Everything except the photos loads when its tab is opened.
 */
export function Gallery({
  images,
  thumbs,
  title,
  noPhotosText,
  media,
  preferredView,
  slide,
  sizes,
  wide = false,
}: GalleryProps) {
  const t = useTranslations('gallery');
  const ui = useTranslations('ui');
  const views = viewsOf(media);
  const first = firstView(media, preferredView);
  const [chosenView, setView] = useState<View>(first);
  const [isSpinBroken, setSpinBroken] = useState(false);
  const shownViews = isSpinBroken ? views.filter((name) => name !== 'spinner') : views;
  const view = shownViews.includes(chosenView) ? chosenView : 'gallery';
  // The promotional slide comes second, so later photos shift by one.
  const shift = slide && images.length > 0 ? 1 : 0;
  const placeOf = (image: number) => (image > 0 ? image + shift : image);
  const carousel = useCarousel({ count: images.length + shift });
  const { panelProps, isFull, toggle } = useFullscreen<HTMLDivElement>(t('photosOfFullscreen', { title }));
  const id = useId();
  const Interior = useLazy(loadInterior, view === 'interior');
  const Film = useLazy(loadFilm, view === 'film');

  const onKeyDown = (event: KeyboardEvent) => {
    if (isFull && view === 'gallery' && !event.defaultPrevented) carousel.onKeyDown(event);
  };
  const panel = (name: View, content: ReactNode) =>
    shownViews.length === 1 ? (
      <div className="absolute inset-0">{content}</div>
    ) : (
      <div
        role="tabpanel"
        id={`${id}-${name}`}
        aria-labelledby={`${id}-${name}-tab`}
        hidden={name !== view}
        className="absolute inset-0"
      >
        {content}
      </div>
    );
  return (
    <section aria-roledescription={ui('carousel')} aria-label={t('photosOf', { title })} className="gallery">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: over the whole screen it is a dialog, and has its keys */}
      <div
        {...panelProps}
        onKeyDown={onKeyDown}
        className={classes(
          'gallery-frame',
          shownViews.length > 1 && 'gallery-tabbed',
          wide && 'gallery-wide',
          images.length === 0 && views.length === 1 && 'gallery-empty',
          isFull && 'dark gallery-over',
        )}
      >
        {shownViews.length > 1 && <ViewTabs views={shownViews} view={view} id={id} onChoose={setView} />}
        {media.spin &&
          !isSpinBroken &&
          panel(
            'spinner',
            <Spin
              spin={media.spin}
              title={title}
              sizes={sizes}
              isFirst={first === 'spinner'}
              isShown={view === 'spinner'}
              isFull={isFull}
              onBroken={() => setSpinBroken(true)}
            />,
          )}
        {panel(
          'gallery',
          <Photos
            images={images}
            title={title}
            emptyText={noPhotosText}
            slide={shift ? slide : null}
            sizes={sizes}
            carousel={carousel}
            isFirst={first === 'gallery'}
            isFull={isFull}
          />,
        )}
        {media.interior &&
          panel(
            'interior',
            view === 'interior' && Interior && (
              <LateTexts namespaces={LATE_TEXTS}>
                <Interior {...media.interior} title={title} isFull={isFull} />
              </LateTexts>
            ),
          )}
        {media.film &&
          panel(
            'film',
            view === 'film' && Film && (
              <LateTexts namespaces={LATE_TEXTS}>
                <Film video={media.film} title={title} cover={images[0]} />
              </LateTexts>
            ),
          )}
        {(images.length > 0 || shownViews.length > 1) && (
          <button
            type="button"
            className={classes(
              'btn btn-secondary no-print',
              isFull ? 'gallery-close btn-icon' : 'gallery-full btn-sm',
            )}
            data-view={view}
            aria-label={t(isFull ? 'close' : 'fullscreen')}
            onClick={toggle}
          >
            <Icon name={isFull ? 'x' : 'zoom-in'} size={isFull ? 20 : 16} />
            {!isFull && <span>{t('fullscreen')}</span>}
          </button>
        )}
      </div>
      {images.length > FEW && (
        <Thumbnails
          images={thumbs}
          current={view === 'gallery' ? images.findIndex((_, at) => placeOf(at) === carousel.index) : -1}
          onChoose={(image) => {
            setView('gallery');
            carousel.show(placeOf(image));
          }}
        />
      )}
    </section>
  );
}
