import type { Metadata } from 'next';
import { toUrlSearchParams } from '@/features/search/url-search-params.ts';
import { NotFoundPerRequest, notFoundMetadata } from '@/page-types/NotFoundPage.tsx';
import { SearchPage, type SearchRouteProps, searchMetadata } from '@/page-types/SearchPage.tsx';

export const dynamic = 'force-dynamic';

type Props = SearchRouteProps & { searchParams: Promise<Record<string, string | string[] | undefined>> };

export const generateMetadata = async (props: Props): Promise<Metadata> =>
  (await searchMetadata(props, toUrlSearchParams(await props.searchParams))) ?? notFoundMetadata();

/**
 * Results for the filters in the address (ROUTE-20 to ROUTE-38). If the search fails, the browser retries.
 */
export default async function SearchPerRequest(props: Props) {
  const search = toUrlSearchParams(await props.searchParams);
  return <SearchPage props={props} search={search} whole={false} Missing={NotFoundPerRequest} />;
}
