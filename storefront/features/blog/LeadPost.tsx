import { postHref } from '@forecourt/lib/sites/blog';
import { POST_CARD_RATIO } from '@forecourt/lib/sites/pictures/ratios';
import type { Site } from '@forecourt/lib/sites/site';
import { useTranslations } from 'next-intl';
import type { PostSummary } from '@/content/blog.server.ts';
import { pictureSource } from '@/content/picture.ts';
import { noAlternative } from '@/preview/alternative-text.ts';
import { Heading } from '@/ui/Heading.tsx';
import { Link } from '@/ui/Link.tsx';
import { Picture } from '@/ui/Picture.client.tsx';
import { PostDate } from './PostCards.tsx';
import './blog.css';

/**
 * The newest post, with a large photo.
 * @param props.readingTime such as `3 min read`; null if unknown
 */
export function LeadPost({
  post: { slug, heading, description, date, image },
  site,
  readingTime,
}: {
  post: PostSummary;
  site: Site;
  /** In minutes. */
  readingTime: number | null;
}) {
  const t = useTranslations('blog');
  const picture = pictureSource(image);
  return (
    <article className="lead-post card-linked">
      {picture && (
        <div className="lead-post-photo">
          <Picture
            {...picture}
            alt={noAlternative(picture.alt)}
            ratio={POST_CARD_RATIO}
            sizes="(width >= 1424px) 860px, (width >= 992px) 62vw, calc(100vw - 32px)"
            maxWidth={Math.min(1600, picture.maxWidth)}
            priority
            className="card-zoom"
          />
        </div>
      )}
      <div className="lead-post-text">
        <p className="text-sm text-ink-muted">
          <PostDate date={date} site={site} />
          {readingTime !== null && (
            <span className="numbers"> · {t('readingTime', { minutes: String(readingTime) })}</span>
          )}
        </p>
        <Heading level={2} className="mt-2 text-balance">
          <Link href={postHref(slug)} className="card-link">
            {heading}
          </Link>
        </Heading>
        <p className="mt-3 text-lg text-ink-muted">{description}</p>
      </div>
    </article>
  );
}
