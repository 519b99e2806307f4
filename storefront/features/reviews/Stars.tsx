import type { CSSProperties } from 'react';
import { starsOf } from './reviews.ts';

/** Five stars, filled to match an average (REVIEW-12, REVIEW-13). */
export function Stars({ average }: { average: number }) {
  const { whole, part } = starsOf(average);
  return (
    <span
      role="img"
      aria-label={`${average.toFixed(1)} out of 5 stars`}
      className="stars"
      style={{ '--stars': whole + part } as CSSProperties}
    />
  );
}
