import type { Metadata } from 'next';
import { searchOf } from '@/features/search/search-of.ts';
import { NOT_FOUND_METADATA, NotFoundPerRequest } from '@/routes/NotFoundPage.tsx';
import { SearchPage, type SearchRouteProps, searchMetadata } from '@/routes/SearchPage.tsx';

/** A results page whose address asks something: made for each request. */
export const dynamic = 'force-dynamic';

type Props = SearchRouteProps & { searchParams: Promise<Record<string, string | string[] | undefined>> };

export const generateMetadata = async (props: Props): Promise<Metadata> =>
  (await searchMetadata(props, searchOf(await props.searchParams))) ?? NOT_FOUND_METADATA;

export default async function SearchPerRequest(props: Props) {
  const search = searchOf(await props.searchParams);
  return <SearchPage props={props} search={search} whole={false} Missing={NotFoundPerRequest} />;
}
