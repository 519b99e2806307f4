import { BLOG_PATH, blogPage, blogPageHref } from '@forecourt/lib/sites/blog';
import { BLOG_TITLE } from '@forecourt/lib/sites/page-titles';
import type { Site } from '@forecourt/lib/sites/site';
import type { Metadata } from 'next';
import { currentPosts, findPost, type PostSummary } from '@/content/blog.server.ts';
import { LeadPost } from '@/features/blog/LeadPost.tsx';
import { PostCards } from '@/features/blog/PostCards.tsx';
import { readingTimeText } from '@/features/blog/reading-time.ts';
import { PageHeader } from '@/layout/PageHeader.tsx';
import { breadcrumbList } from '@/seo/breadcrumbs.ts';
import { JsonLd } from '@/seo/JsonLd.tsx';
import { robotsOf } from '@/seo/robots.ts';
import { Icon } from '@/ui/Icon.client.tsx';
import { LinkButton } from '@/ui/LinkButton.tsx';

const FEED_PATH = `${BLOG_PATH}/feed.xml`;

export interface BlogContent {
  posts: PostSummary[];
  page: number;
  pages: number;
  /** Reading time of the newest post, which leads the first page. */
  leadTime: string | null;
}

/** Returns a page of a site's posts; null if it is past the end (OPEN-101). */
export async function findBlogPage(site: Site, page: number): Promise<BlogContent | null> {
  const pageOfPosts = blogPage(await currentPosts(site.slug), page);
  if (!pageOfPosts) return null;
  const [newest] = page === 1 ? pageOfPosts.posts : [];
  const lead = newest && (await findPost(site.slug, newest.slug));
  return { ...pageOfPosts, page, leadTime: lead ? readingTimeText(lead.body) : null };
}

/** Returns the list's metadata; a list without posts is not indexed. */
export function blogMetadata(site: Site, { posts, page }: BlogContent): Metadata {
  const title = page > 1 ? `${BLOG_TITLE}, page ${page}` : BLOG_TITLE;
  const canonical = blogPageHref(page);
  return {
    title,
    description: `News, advice and stories from ${site.name}.${page > 1 ? ` Page ${page}.` : ''}`,
    alternates: { canonical, types: { 'application/rss+xml': FEED_PATH } },
    ...robotsOf('blog', { isEmpty: posts.length === 0 }),
    openGraph: { title, url: canonical, siteName: site.name, locale: 'en_AU', type: 'website' },
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
  const crumbs = [
    { name: 'Home', href: '/' },
    { name: BLOG_TITLE, href: BLOG_PATH },
  ];
  const lead = page === 1 ? posts[0] : undefined;
  const others = lead ? posts.slice(1) : posts;
  return (
    <main id="content">
      <PageHeader crumbs={crumbs} title={BLOG_TITLE} />
      <div className="section container">
        {posts.length > 0 ? (
          <>
            {lead && <LeadPost post={lead} site={site} readingTime={leadTime} />}
            {others.length > 0 && <PostCards posts={others} site={site} level={2} />}
          </>
        ) : (
          <div className="card mx-auto max-w-140 items-center gap-4 px-6 py-12 text-center">
            <Icon name="file-text" size={32} className="text-ink-subtle" />
            <h2 className="text-xl">No news yet</h2>
            <p className="text-ink-muted">
              We have not written anything here so far. Our cars are ready, though.
            </p>
            <LinkButton href="/search">Search our stock</LinkButton>
          </div>
        )}
        {pages > 1 && (
          <nav
            aria-label="Pages of news"
            className="mt-12 flex items-center justify-between gap-4 border-t border-line pt-6"
          >
            <span className="flex-1">
              {page > 1 && (
                <LinkButton href={blogPageHref(page - 1)} variant="secondary" rel="prev">
                  Newer
                </LinkButton>
              )}
            </span>
            <span className="numbers text-sm text-ink-muted">
              Page {page} of {pages}
            </span>
            <span className="flex-1 text-right">
              {page < pages && (
                <LinkButton href={blogPageHref(page + 1)} variant="secondary" rel="next">
                  Older
                </LinkButton>
              )}
            </span>
          </nav>
        )}
      </div>
      <JsonLd data={breadcrumbList(site, crumbs)} />
    </main>
  );
}
