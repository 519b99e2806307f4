import type { Metadata } from 'next';
import { NOT_FOUND_METADATA, NotFoundPage } from '@/page-types/NotFoundPage.tsx';
import { SearchPage, type SearchRouteProps, searchMetadata } from '@/page-types/SearchPage.tsx';

/** A results page whose address asks nothing: made once for everybody, dropped with the site's stock. */
export const dynamic = 'force-static';
export const revalidate = 300;
/** An empty list: the build makes no page. Each is made at its first visit and then kept for everybody. */
export const generateStaticParams = () => [];

const NOTHING = new URLSearchParams();

/** The head of the results, or of 'not found' where the path means no stock. */
export const generateMetadata = async (props: SearchRouteProps): Promise<Metadata> =>
  (await searchMetadata(props, NOTHING)) ?? NOT_FOUND_METADATA;

/** The first page of results (ROUTE-20 to ROUTE-30). A first one made while the search fails is kept for a second only. */
export default function CachedSearch(props: SearchRouteProps) {
  return <SearchPage props={props} search={NOTHING} whole Missing={NotFoundPage} />;
}
