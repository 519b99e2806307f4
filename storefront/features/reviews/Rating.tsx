import { useTranslations } from 'next-intl';
import { HardLink } from '@/ui/HardLink.tsx';
import { type ReviewSummary, reviewsText } from './reviews.ts';
import { Stars } from './Stars.tsx';

/**
 * The average rating with stars and, where reviews are listed, 'N reviews' (REVIEW-11).
 * @param props.hasReviews whether the page lists reviews; without them there is nothing to count
 * @param props.href anchor of those reviews, if they are elsewhere on this page
 */
export function Rating({
  summary,
  hasReviews,
  href,
}: {
  summary: ReviewSummary;
  hasReviews: boolean;
  href?: string;
}) {
  const t = useTranslations('reviews');
  const words = hasReviews ? reviewsText(summary.count, t) : null;
  return (
    <p className="numbers flex flex-wrap items-center gap-x-2">
      <span className="font-semibold">{summary.average_rating.toFixed(1)}</span>
      <Stars average={summary.average_rating} />
      {words && href ? (
        <HardLink href={href} className="link">
          {words}
        </HardLink>
      ) : (
        words && <span className="text-ink-muted">{words}</span>
      )}
    </p>
  );
}
