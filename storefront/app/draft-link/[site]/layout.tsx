import type { ReactNode } from 'react';
import SiteLayout from '@/app/[site]/layout.tsx';

export { generateMetadata, generateViewport } from '@/app/[site]/layout.tsx';

/** The frame of a page that a draft link opens: the site's own, in which nothing is told of whoever looks. */
export default function DraftLinkLayout(props: { params: Promise<{ site: string }>; children: ReactNode }) {
  return <SiteLayout {...props} isVisited={false} />;
}
