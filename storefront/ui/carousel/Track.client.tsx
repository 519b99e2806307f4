'use client';
import type { Translator } from '@forecourt/lib/platform/language/translator';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Carousel } from './use-carousel.client.ts';
import { useTrack } from './use-track.client.ts';

/**
 * Slides in a scroll-snapping container, one visible at a time; touch works without script.
 * @param props.carousel the position; several tracks may share one
 * @param props.promotion index of a slide that is not counted among the others
 */
export function Track({
  carousel,
  label,
  promotion = null,
  children,
}: {
  carousel: Carousel;
  label: string;
  promotion?: number | null;
  children: readonly ReactNode[];
}) {
  const t = useTranslations('ui');
  const { index, count } = carousel;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a scroll container is no form's group
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div {...useTrack(carousel)} role="group" tabIndex={0} aria-label={label} className="track track-slides">
      {children.map((slide, at) => (
        // biome-ignore lint/a11y/useSemanticElements: a slide is a group by the carousel pattern, not a form's
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: slides do not move among themselves
          key={at}
          role="group"
          aria-roledescription={t('slide')}
          aria-label={slideLabel(t, at, count, promotion)}
          inert={at !== index}
        >
          {slide}
        </div>
      ))}
    </div>
  );
}

function slideLabel(t: Translator<'ui'>, at: number, count: number, promotion: number | null): string {
  if (promotion === null) return t('slideOf', { number: at + 1, count });
  if (at === promotion) return t('advertisement');
  return t('slideOf', { number: at > promotion ? at : at + 1, count: count - 1 });
}
