import { useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import { starsOf } from './reviews.ts';

/** Five stars, filled to match an average (REVIEW-12, REVIEW-13). */
export function Stars({ average }: { average: number }) {
  const t = useTranslations('reviews');
  const { whole, part } = starsOf(average);
  return (
    <span
      role="img"
      aria-label={t('stars', { average: average.toFixed(1) })}
      className="stars"
      style={{ '--stars': whole + part } as CSSProperties}
    />
  );
}
