import type { ReactNode } from 'react';
import SiteLayout from '@/app/[site]/[language]/layout.tsx';

export { generateMetadata, generateViewport } from '@/app/[site]/[language]/layout.tsx';

/** The site's layout for draft links, without analytics. */
export default function DraftLinkLayout(props: {
  params: Promise<{ site: string; language: string }>;
  children: ReactNode;
}) {
  return <SiteLayout {...props} isVisited={false} />;
}
