import type { Metadata } from 'next';
import { SearchPage, type SearchRouteProps, searchMetadata } from '@/features/search/SearchPage.tsx';
import { searchOf } from '@/features/search/search-of.ts';
import { LiveNotFoundPage, NOT_FOUND_METADATA } from '@/routes/NotFoundPage.tsx';

/** A results page whose address asks something: made for each request. */
export const dynamic = 'force-dynamic';

type Props = SearchRouteProps & { searchParams: Promise<Record<string, string | string[] | undefined>> };

export const generateMetadata = async (props: Props): Promise<Metadata> =>
  (await searchMetadata(props, searchOf(await props.searchParams))) ?? NOT_FOUND_METADATA;

export default async function LiveSearch(props: Props) {
  const search = searchOf(await props.searchParams);
  return <SearchPage props={props} search={search} whole={false} Missing={LiveNotFoundPage} />;
}
