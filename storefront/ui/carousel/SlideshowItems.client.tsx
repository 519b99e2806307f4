'use client';
import { useTranslations } from 'next-intl';
import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../Icon.client.tsx';
import { Dots } from './Dots.client.tsx';
import { isRightToLeft } from './direction.client.ts';
import { slideAt } from './position.ts';
import { useAutoplay } from './use-autoplay.client.ts';
import { useCarousel } from './use-carousel.client.ts';

/**
 * A slideshow: loops (HOME-17), has dots (HOME-18), fades in 300 ms (HOME-19, see slideshow.css). Other
 * slides are laid out only after the page has loaded, so that their images do not compete with the first.
 * Without script they form a scrollable row.
 * @param props.slides rendered on the server
 * @param props.controls class of the container of dots and pause button
 */
export function SlideshowItems({
  label,
  slides,
  controls,
  className,
}: {
  label: string;
  slides: ReactNode[];
  controls?: string;
  className?: string;
}) {
  const t = useTranslations('ui');
  const [isLaidOut, setLaidOut] = useState(false);
  const [choice, setChoice] = useState<boolean | null>(null);
  const choose = (plays: boolean) => {
    setLaidOut(true);
    setChoice(plays);
  };
  const carousel = useCarousel({ count: slides.length, loop: true, onChoose: () => choose(false) });
  const { index, count } = carousel;
  const box = useRef<HTMLDivElement>(null);
  const advance = () => {
    // Advance only to loaded images: an empty slide looks broken, and a late image would count towards LCP.
    const pictures = box.current?.children[slideAt(index + 1, carousel)]?.querySelectorAll('img') ?? [];
    if ([...pictures].every(({ complete }) => complete)) carousel.advance();
  };
  const { isPlaying, isMoving, holdProps } = useAutoplay({
    choice,
    isReady: isLaidOut && count > 1,
    advance,
  });
  const swipeProps = useSwipe((way) => carousel[way]());

  useEffect(() => {
    const layOut = () => setLaidOut(true);
    if (document.readyState === 'complete') layOut();
    else window.addEventListener('load', layOut, { once: true });
    return () => window.removeEventListener('load', layOut);
  }, []);

  if (count < 2) return <div className={className}>{slides}</div>;
  return (
    <section
      aria-roledescription={t('carousel')}
      aria-label={label}
      // Counted from 1 (HOME-16).
      data-index={index + 1}
      className={classes('carousel', className)}
      {...holdProps}
      {...swipeProps}
    >
      <div className={classes('carousel-controls', controls)}>
        <div className="dark carousel-bar">
          <button
            type="button"
            className="carousel-button"
            aria-label={isPlaying ? t('pause') : t('play')}
            onClick={() => choose(!isPlaying)}
          >
            <Icon name={isPlaying ? 'pause' : 'play'} size={16} />
          </button>
          <Dots carousel={carousel} />
        </div>
      </div>
      <div ref={box} className="carousel-slides" aria-live={isMoving ? 'off' : 'polite'}>
        {slides.map((slide, at) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is a group by the carousel pattern, not a form's
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: the slides are fixed once rendered
            key={at}
            role="group"
            aria-roledescription={t('slide')}
            aria-label={t('slideOf', { number: at + 1, count })}
            className="carousel-slide"
            data-shown={at === index}
            data-later={at !== index && !isLaidOut}
            inert={isLaidOut && at !== index}
          >
            {slide}
          </div>
        ))}
      </div>
    </section>
  );
}

const LEAST_WAY = 48;

function useSwipe(onSwipe: (way: 'previous' | 'next') => void) {
  const start = useRef<number | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = event.pointerType === 'mouse' ? null : event.clientX;
    },
    onPointerUp: (event: PointerEvent) => {
      if (start.current === null) return;
      const way = (event.clientX - start.current) * (isRightToLeft(event.currentTarget) ? -1 : 1);
      start.current = null;
      if (Math.abs(way) > LEAST_WAY) onSwipe(way < 0 ? 'next' : 'previous');
    },
  };
}
