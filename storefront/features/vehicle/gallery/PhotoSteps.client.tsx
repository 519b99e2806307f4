'use client';
import { useTranslations } from 'next-intl';
import type { Carousel } from '@/ui/carousel/use-carousel.client.ts';
import { Icon } from '@/ui/Icon.client.tsx';

/**
 * The steps between photos.
 * @param props.promotion place of the site's promotional slide, which is no photo of the vehicle; null without one
 */
export function PhotoSteps({ carousel, promotion }: { carousel: Carousel; promotion: number | null }) {
  const t = useTranslations('gallery');
  const { index, count, hasPrevious, hasNext, previous, next } = carousel;
  if (count < 2) return null;
  const isPromotion = index === promotion;
  const photos = promotion === null ? count : count - 1;
  const photo = promotion !== null && index > promotion ? index : index + 1;
  return (
    <div className="gallery-nav no-print">
      <button
        type="button"
        className="btn btn-secondary btn-icon"
        aria-label={t('previous')}
        disabled={!hasPrevious}
        onClick={previous}
      >
        <Icon name="chevron-left" className="rtl:-scale-x-100" />
      </button>
      <p className="gallery-count numbers" aria-live="polite">
        {isPromotion ? (
          t('advert')
        ) : (
          <>
            <span className="sr-only">{t('photo')} </span>
            <bdi dir="ltr">
              {photo} / {photos}
            </bdi>
          </>
        )}
      </p>
      <button
        type="button"
        className="btn btn-secondary btn-icon"
        aria-label={t('next')}
        disabled={!hasNext}
        onClick={next}
      >
        <Icon name="chevron-right" className="rtl:-scale-x-100" />
      </button>
    </div>
  );
}
