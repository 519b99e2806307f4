import { BLOG_PATH, blogPage, blogPageHref } from '@forecourt/lib/sites/blog';
import type { Site } from '@forecourt/lib/sites/site';
import type { Metadata } from 'next';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { currentPosts, findPost, type PostSummary } from '@/content/blog.server.ts';
import { LeadPost } from '@/features/blog/LeadPost.tsx';
import { PostCards } from '@/features/blog/PostCards.tsx';
import { readingTimeOf } from '@/features/blog/reading-time.ts';
import { PageHeader } from '@/layout/PageHeader.tsx';
import { BreadcrumbData } from '@/seo/BreadcrumbData.tsx';
import { openGraphLocale } from '@/seo/open-graph-locale.ts';
import { robotsOf } from '@/seo/robots.ts';
import { pageLanguage } from '@/site/page-language.server.ts';
import { Icon } from '@/ui/Icon.client.tsx';
import { LinkButton } from '@/ui/LinkButton.tsx';

const FEED_PATH = `${BLOG_PATH}/feed.xml`;

export interface BlogContent {
  posts: PostSummary[];
  page: number;
  pages: number;
  /** Minutes to read the newest post, which leads the first page. */
  leadTime: number | null;
}

/** Returns a page of a site's posts; null if it is past the end (OPEN-101). */
export async function findBlogPage(site: Site, page: number): Promise<BlogContent | null> {
  const pageOfPosts = blogPage(await currentPosts(site.slug), page);
  if (!pageOfPosts) return null;
  const [newest] = page === 1 ? pageOfPosts.posts : [];
  const lead = newest && (await findPost(site.slug, newest.slug));
  return { ...pageOfPosts, page, leadTime: lead ? readingTimeOf(lead.body) : null };
}

/** Returns the list's metadata; a list without posts is not indexed. */
export async function blogMetadata(site: Site, { posts, page }: BlogContent): Promise<Metadata> {
  const t = await getTranslations('blog');
  const title = page > 1 ? t('titlePage', { page }) : t('title');
  const canonical = blogPageHref(page);
  return {
    title,
    description:
      page > 1 ? t('descriptionPage', { site: site.name, page }) : t('description', { site: site.name }),
    alternates: { canonical, types: { 'application/rss+xml': FEED_PATH } },
    ...robotsOf('blog', { isEmpty: posts.length === 0 }),
    openGraph: {
      title,
      url: canonical,
      siteName: site.name,
      locale: openGraphLocale(await pageLanguage()),
      type: 'website',
    },
  };
}

/** A site's posts, nine per page, newest first (HOME-28, OPEN-101). */
export function BlogPage({
  site,
  content: { posts, page, pages, leadTime },
}: {
  site: Site;
  content: BlogContent;
}) {
  const t = useTranslations('blog');
  const crumbs = [
    { name: t('home'), href: '/' },
    { name: t('title'), href: BLOG_PATH },
  ];
  const lead = page === 1 ? posts[0] : undefined;
  const others = lead ? posts.slice(1) : posts;
  return (
    <main id="content">
      <PageHeader crumbs={crumbs} title={t('title')} />
      <div className="section container">
        {posts.length > 0 ? (
          <>
            {lead && <LeadPost post={lead} site={site} readingTime={leadTime} />}
            {others.length > 0 && <PostCards posts={others} site={site} level={2} />}
          </>
        ) : (
          <div className="card mx-auto max-w-140 items-center gap-4 px-6 py-12 text-center">
            <Icon name="file-text" size={32} className="text-ink-subtle" />
            <h2 className="text-xl">{t('none.title')}</h2>
            <p className="text-ink-muted">{t('none.text')}</p>
            <LinkButton href="/search">{t('searchStock')}</LinkButton>
          </div>
        )}
        {pages > 1 && (
          <nav
            aria-label={t('pages')}
            className="mt-12 flex items-center justify-between gap-4 border-t border-line pt-6"
          >
            <span className="flex-1">
              {page > 1 && (
                <LinkButton href={blogPageHref(page - 1)} variant="secondary" rel="prev">
                  {t('newer')}
                </LinkButton>
              )}
            </span>
            <span className="numbers text-sm text-ink-muted">
              {t('pageOf', { page: String(page), pages: String(pages) })}
            </span>
            <span className="flex-1 text-end">
              {page < pages && (
                <LinkButton href={blogPageHref(page + 1)} variant="secondary" rel="next">
                  {t('older')}
                </LinkButton>
              )}
            </span>
          </nav>
        )}
      </div>
      <BreadcrumbData site={site} crumbs={crumbs} />
    </main>
  );
}
