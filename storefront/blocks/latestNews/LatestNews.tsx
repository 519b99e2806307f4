import { BLOG_PATH } from '@forecourt/lib/sites/blog';
import { currentPosts } from '@/content/blog.server.ts';
import { PostCards } from '@/features/blog/PostCards.tsx';
import { Section } from '@/ui/Section.tsx';
import type { BlockProps } from '../block.ts';
import { MoreLink } from '../MoreLink.tsx';

const MOST = 9;

/** The latest blog posts of the site (HOME-28); renders nothing without any. */
export async function LatestNews({ block, site }: BlockProps<'latestNews'>) {
  const limit = Math.min(MOST, Math.max(1, Math.trunc(block.limit)));
  const posts = (await currentPosts(site.slug)).slice(0, limit);
  if (posts.length === 0) return null;
  return (
    <Section
      block="latestNews"
      title={block.heading}
      intro={block.intro}
      action={block.viewAllLabel && <MoreLink label={block.viewAllLabel} to={{ href: BLOG_PATH }} />}
    >
      <PostCards posts={posts} site={site} level={3} />
    </Section>
  );
}
