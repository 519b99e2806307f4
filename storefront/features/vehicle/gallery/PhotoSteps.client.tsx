'use client';
import type { Carousel } from '@/ui/carousel/use-carousel.client.ts';
import { Icon } from '@/ui/Icon.client.tsx';

export function PhotoSteps({ carousel }: { carousel: Carousel }) {
  const { index, count, hasPrevious, hasNext, previous, next } = carousel;
  if (count < 2) return null;
  return (
    <div className="gallery-nav no-print">
      <button
        type="button"
        className="btn btn-secondary btn-icon"
        aria-label="Previous photo"
        disabled={!hasPrevious}
        onClick={previous}
      >
        <Icon name="chevron-left" />
      </button>
      <p className="gallery-count numbers" aria-live="polite">
        <span className="sr-only">Photo </span>
        {index + 1} / {count}
      </p>
      <button
        type="button"
        className="btn btn-secondary btn-icon"
        aria-label="Next photo"
        disabled={!hasNext}
        onClick={next}
      >
        <Icon name="chevron-right" />
      </button>
    </div>
  );
}
