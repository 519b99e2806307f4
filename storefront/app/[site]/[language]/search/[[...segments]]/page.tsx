import type { Metadata } from 'next';
import { NotFoundPage, notFoundMetadata } from '@/page-types/NotFoundPage.tsx';
import { SearchPage, type SearchRouteProps, searchMetadata } from '@/page-types/SearchPage.tsx';

/** A results page without filters: cached for everyone, invalidated with the site's stock. */
export const dynamic = 'force-static';
export const revalidate = 300;
export const generateStaticParams = () => [];

const NOTHING = new URLSearchParams();

export const generateMetadata = async (props: SearchRouteProps): Promise<Metadata> =>
  (await searchMetadata(props, NOTHING)) ?? notFoundMetadata();

/** The first page of results (ROUTE-20 to ROUTE-30). Not cached if the search fails. */
export default function CachedSearch(props: SearchRouteProps) {
  return <SearchPage props={props} search={NOTHING} whole Missing={NotFoundPage} />;
}
