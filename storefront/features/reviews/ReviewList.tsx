import { formatDate } from '@forecourt/lib/platform/text/format';
import { REVIEW_RATIO } from '@forecourt/lib/sites/pictures/ratios';
import type { Site } from '@forecourt/lib/sites/site';
import { useTranslations } from 'next-intl';
import { pictureSource } from '@/content/picture.ts';
import type { Review } from '@/content/reviews.server.ts';
import { editableField } from '@/preview/Editable.tsx';
import { Picture } from '@/ui/Picture.client.tsx';
import { useLanguage } from '@/ui/use-language.ts';
import { Stars } from './Stars.tsx';

const LONG = 420;
const BEGINNING = 320;

/** Customer reviews with the dealer's replies, each with an anchor (REVIEW-01 to REVIEW-08). */
export function ReviewList({
  reviews,
  site,
  placeNames = {},
}: {
  reviews: readonly Review[];
  site: Pick<Site, 'name' | 'settings'>;
  /** Names of locations by id, if the list mixes several. */
  placeNames?: Readonly<Record<string, string>>;
}) {
  const t = useTranslations('reviews');
  const language = useLanguage();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <ul tabIndex={0} className="strip-phone gap-gap sm:columns-2 xl:columns-3">
      {reviews.map((review) => {
        const picture = pictureSource(review.image);
        const place = review.location_id ? placeNames[review.location_id] : undefined;
        return (
          <li key={review.id} id={review.id} className="break-inside-avoid pb-4">
            <div className="card p-card wrap-anywhere">
              <Stars average={review.rating} />
              <blockquote
                dir="auto"
                className="mt-3 whitespace-pre-line"
                {...editableField(review.id, 'review', 'text')}
              >
                <Words text={review.text} />
              </blockquote>
              {picture && (
                <Picture
                  {...picture}
                  ratio={REVIEW_RATIO}
                  sizes="(width >= 768px) 380px, 84vw"
                  maxWidth={Math.min(828, picture.maxWidth)}
                  className="mt-4 aspect-4/3 w-full rounded-control"
                />
              )}
              <p className="mt-4">
                <cite
                  className="block font-semibold not-italic"
                  {...editableField(review.id, 'review', 'customer_name')}
                >
                  {review.customer_name || t('aCustomer')}
                </cite>
                <span className="text-ink-muted">
                  {[place, formatDate(review.review_date, site.settings.timeZone, language)]
                    .filter(Boolean)
                    .join(', ')}
                </span>
              </p>
              {review.reply_text && (
                <div className="mt-4 border-t border-line pt-4 text-sm">
                  <p className="font-semibold">
                    {t.rich('answered', {
                      name: site.name,
                      hasDate: review.reply_date ? 'yes' : 'no',
                      date: review.reply_date
                        ? String(formatDate(review.reply_date, site.settings.timeZone, language))
                        : '',
                      d: (date) => <span className="font-normal text-ink-muted">{date}</span>,
                    })}
                  </p>
                  <p dir="auto" {...editableField(review.id, 'review', 'reply_text', 'words')}>
                    {review.reply_text}
                  </p>
                </div>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** A text; a long one is cut, with the rest behind 'Read more', without script. */
function Words({ text }: { text: string }) {
  const t = useTranslations('reviews');
  if (text.length <= LONG) return <p>{text}</p>;
  const cut = text.lastIndexOf(' ', BEGINNING);
  const at = cut > 0 ? cut : BEGINNING;
  return (
    <details className="group">
      <summary className="list-none">
        {text.slice(0, at)}
        <span className="font-semibold text-accent-ink group-open:hidden">{t('readMore')}</span>
      </summary>
      <p>{text.slice(at).trim()}</p>
    </details>
  );
}
