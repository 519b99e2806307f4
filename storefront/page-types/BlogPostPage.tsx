import { BLOG_PATH, postHref } from '@forecourt/lib/sites/blog';
import { POST_PHONE_RATIO, POST_RATIO, SHARED_LINK_RATIO } from '@forecourt/lib/sites/pictures/ratios';
import type { Site } from '@forecourt/lib/sites/site';
import { languageOf } from '@forecourt/lib/sites/translations';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { currentPosts, type Post } from '@/content/blog.server.ts';
import { pictureSource } from '@/content/picture.ts';
import { articleOf } from '@/features/blog/article.ts';
import { PostCards, PostDate } from '@/features/blog/PostCards.tsx';
import { readingTimeOf } from '@/features/blog/reading-time.ts';
import { relatedStock } from '@/features/blog/related.server.ts';
import { StockStrip } from '@/features/directory/StockStrip.tsx';
import { RichText } from '@/layout/RichText.tsx';
import { editableField } from '@/preview/Editable.tsx';
import { BreadcrumbData } from '@/seo/BreadcrumbData.tsx';
import { JsonLd } from '@/seo/JsonLd.tsx';
import { openGraphLocale } from '@/seo/open-graph-locale.ts';
import { pageTitle } from '@/seo/page-title.ts';
import { robotsOf } from '@/seo/robots.ts';
import { pageLanguage } from '@/site/page-language.server.ts';
import { Breadcrumb } from '@/ui/Breadcrumb.tsx';
import { imageUrl } from '@/ui/image.ts';
import { Picture } from '@/ui/Picture.client.tsx';
import { Section } from '@/ui/Section.tsx';
import { textLanguage } from '@/ui/text-language.ts';

const RELATED = 3;

export async function postMetadata(site: Site, post: Post): Promise<Metadata> {
  const title = post.seo.title || post.heading;
  const description = post.seo.description || post.description;
  const canonical = postHref(post.slug);
  const picture = pictureSource(post.seo.image) ?? pictureSource(post.image);
  const images = picture
    ? [
        {
          url: imageUrl(picture.src, { width: 1200, ratio: SHARED_LINK_RATIO, focus: picture.focus }),
          width: 1200,
          height: 630,
        },
      ]
    : [];
  return {
    title: pageTitle(title, site.name),
    description,
    alternates: { canonical },
    ...robotsOf('blogPost', { isHidden: post.seo.noindex }),
    openGraph: {
      title,
      description,
      url: canonical,
      images,
      siteName: site.name,
      locale: openGraphLocale(await pageLanguage()),
      type: 'article',
      publishedTime: post.date,
    },
    twitter: { card: images.length ? 'summary_large_image' : 'summary' },
  };
}

/** A blog post, with related vehicles and other posts below it (OPEN-101). */
export async function BlogPostPage({ site, post }: { site: Site; post: Post }) {
  const [current, stock] = await Promise.all([currentPosts(site.slug), relatedStock(site, post)]);
  const t = await getTranslations('blog');
  const language = await pageLanguage();
  const own = textLanguage(languageOf(post), language);
  const others = current.filter(({ id }) => id !== post.id).slice(0, RELATED);
  const picture = pictureSource(post.image);
  const crumbs = [
    { name: t('home'), href: '/' },
    { name: t('title'), href: BLOG_PATH },
    { name: post.heading, href: postHref(post.slug) },
  ];
  return (
    <main id="content">
      <article className="container pt-5 pb-section">
        <Breadcrumb crumbs={crumbs} />
        <header className="mx-auto mt-6 max-w-180 lg:mt-10">
          <p className="text-sm text-ink-muted" {...editableField(post.id, 'blogPost', 'date')}>
            <PostDate date={post.date} site={site} /> · {post.author || site.name} ·{' '}
            <span className="numbers">{t('readingTime', { minutes: String(readingTimeOf(post.body)) })}</span>
          </p>
          <h1 {...own} className="display mt-3 text-balance">
            {post.heading}
          </h1>
          <p {...own} className="mt-5 text-xl text-ink-muted">
            {post.description}
          </p>
        </header>
        {picture && (
          <Picture
            {...picture}
            ratio={POST_RATIO}
            narrowRatio={POST_PHONE_RATIO}
            sizes="(width >= 1128px) 1080px, 100vw"
            priority
            className="mx-auto mt-10 w-full max-w-270 rounded-card bg-sunken"
          />
        )}
        <div {...own} className="prose mx-auto mt-10 max-w-180 text-lg">
          <RichText value={post.body} />
        </div>
      </article>
      {stock && (
        <StockStrip site={site} name={site.name} title={t('related', { noun: stock.noun })} stock={stock} />
      )}
      {others.length > 0 && (
        <Section title={t('more')} tone={stock ? 'canvas' : 'sunken'}>
          <PostCards posts={others} site={site} level={3} />
        </Section>
      )}
      <JsonLd data={articleOf(site, post, language)} />
      <BreadcrumbData site={site} crumbs={crumbs} />
    </main>
  );
}
