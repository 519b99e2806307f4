import { formatDate } from '@forecourt/lib/platform/text/format';
import { postHref } from '@forecourt/lib/sites/blog';
import { POST_CARD_RATIO } from '@forecourt/lib/sites/pictures/ratios';
import type { Site } from '@forecourt/lib/sites/site';
import type { PostSummary } from '@/content/blog.server.ts';
import { pictureSource } from '@/content/picture.ts';
import { noAlternative } from '@/preview/alternative-text.ts';
import { classes } from '@/ui/classes.ts';
import { Heading } from '@/ui/Heading.tsx';
import { Link } from '@/ui/Link.tsx';
import { Picture } from '@/ui/Picture.client.tsx';
import { useLanguage } from '@/ui/use-language.ts';

/** Linked cards of posts: image, date, heading, description (HOME-29 to HOME-33). */
export function PostCards({
  posts,
  site,
  level,
}: {
  posts: readonly PostSummary[];
  site: Site;
  level: 2 | 3;
}) {
  // A single post has its text beside the photo, so that its row has no hole.
  const isSingle = posts.length === 1;
  return (
    <ul className={classes('grid gap-x-gap gap-y-10', !isSingle && 'md:even-2 lg:even-3')}>
      {posts.map(({ id, slug, heading, description, date, image }) => {
        const picture = pictureSource(image);
        return (
          <li key={id}>
            <article
              className={classes(
                'card-linked flex h-full flex-col gap-5',
                isSingle && 'md:flex-row md:items-center md:gap-10',
              )}
            >
              <div
                className={classes(
                  'aspect-3/2 overflow-clip rounded-card bg-sunken',
                  isSingle && 'md:w-2/5 md:flex-none',
                )}
              >
                {picture && (
                  <Picture
                    {...picture}
                    alt={noAlternative(picture.alt)}
                    ratio={POST_CARD_RATIO}
                    sizes="(width >= 1280px) 410px, (width >= 768px) 50vw, calc(100vw - 32px)"
                    maxWidth={Math.min(1080, picture.maxWidth)}
                    className="card-zoom"
                  />
                )}
              </div>
              <div>
                <PostDate date={date} site={site} />
                <Heading level={level} size="sm" className="mt-1.5">
                  <Link href={postHref(slug)} className="card-link">
                    {heading}
                  </Link>
                </Heading>
                <p className="mt-2 text-ink-muted">{description}</p>
              </div>
            </article>
          </li>
        );
      })}
    </ul>
  );
}

export function PostDate({ date, site }: { date: string; site: Site }) {
  const language = useLanguage();
  return (
    <time dateTime={date} className="text-sm text-ink-muted">
      {formatDate(date, site.settings.timeZone, language)}
    </time>
  );
}
