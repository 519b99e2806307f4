import { type ReviewSummary, reviewsText } from './reviews.ts';
import { Stars } from './Stars.tsx';

/**
 * The average rating with stars and 'N reviews' (REVIEW-11).
 * @param props.href anchor of those reviews, if they are on this page
 */
export function Rating({ summary, href }: { summary: ReviewSummary; href?: string }) {
  const words = reviewsText(summary.count);
  return (
    <p className="numbers flex flex-wrap items-center gap-x-2">
      <span className="font-semibold">{summary.average_rating.toFixed(1)}</span>
      <Stars average={summary.average_rating} />
      {href ? (
        <a href={href} className="link">
          {words}
        </a>
      ) : (
        <span className="text-ink-muted">{words}</span>
      )}
    </p>
  );
}
