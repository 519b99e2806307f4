import type { Metadata } from 'next';
import { site as siteParameter } from 'next/root-params';
import { loadSite } from '@/content/site.server.ts';
import { SearchAgain } from '@/routes/SearchAgain.tsx';

export const metadata: Metadata = { title: 'Page not found', robots: { index: false } };

/** The 404 page, inside the site's own header and footer (OPEN-124). */
export default async function NotFound() {
  const site = await loadSite((await siteParameter()) ?? '');
  return (
    <main id="content" className="container py-section">
      <h1 className="display">Page not found</h1>
      <p className="mt-4 max-w-[52ch] text-lg text-ink-muted">
        The page may have moved, or the car may have found its owner. Have a look for another.
      </p>
      <SearchAgain site={site} />
    </main>
  );
}
