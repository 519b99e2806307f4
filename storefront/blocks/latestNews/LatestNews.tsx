import { BLOG_PATH } from '@forecourt/lib/sites/blog';
import { getTranslations } from 'next-intl/server';
import { currentPosts } from '@/content/blog.server.ts';
import { PostCards } from '@/features/blog/PostCards.tsx';
import { Section } from '@/ui/Section.tsx';
import type { BlockProps } from '../block.ts';
import { defaultText } from '../default-text.ts';
import { MoreLink } from '../MoreLink.tsx';

const MOST = 9;

/** The latest blog posts of the site (HOME-28); renders nothing without any. */
export async function LatestNews({ block, site }: BlockProps<'latestNews'>) {
  const limit = Math.min(MOST, Math.max(1, Math.trunc(block.limit)));
  const posts = (await currentPosts(site.slug)).slice(0, limit);
  if (posts.length === 0) return null;
  const t = await getTranslations('blocks');
  const viewAll = defaultText(block.viewAllLabel, t);
  return (
    <Section
      block="latestNews"
      title={defaultText(block.heading, t)}
      intro={block.intro}
      action={viewAll && <MoreLink label={viewAll} to={{ href: BLOG_PATH }} />}
    >
      <PostCards posts={posts} site={site} level={3} />
    </Section>
  );
}
