import type { Metadata } from 'next';
import { NOT_FOUND_METADATA, NotFoundPage } from '@/routes/NotFoundPage.tsx';
import { SearchPage, type SearchRouteProps, searchMetadata } from '@/routes/SearchPage.tsx';

/** A results page whose address asks nothing: made once for everybody, dropped with the site's stock. */
export const dynamic = 'force-static';
export const revalidate = 300;
export const generateStaticParams = () => [];

const NOTHING = new URLSearchParams();

export const generateMetadata = async (props: SearchRouteProps): Promise<Metadata> =>
  (await searchMetadata(props, NOTHING)) ?? NOT_FOUND_METADATA;

export default function CachedSearch(props: SearchRouteProps) {
  return <SearchPage props={props} search={NOTHING} whole Missing={NotFoundPage} />;
}
