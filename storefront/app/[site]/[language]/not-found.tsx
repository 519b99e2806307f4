import { site as siteParameter } from 'next/root-params';
import { loadSite } from '@/content/site.server.ts';
import { NotFoundText, notFoundMetadata } from '@/page-types/NotFoundPage.tsx';

export const generateMetadata = notFoundMetadata;

/**
 * Rendered by `notFound()`, within the site's header and footer. Without vehicles, because the data of every page contains
 * it.
 */
export default async function NotFound() {
  return <NotFoundText site={await loadSite((await siteParameter()) ?? '')} noun="vehicle" stock={null} />;
}
