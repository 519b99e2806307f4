import type { Metadata } from 'next';
import { SearchPage, type SearchRouteProps, searchMetadata } from '@/features/search/SearchPage.tsx';
import { searchOf } from '@/features/search/search-of.ts';

/** A results page whose address asks something: made for each request. */
export const dynamic = 'force-dynamic';

type Props = SearchRouteProps & { searchParams: Promise<Record<string, string | string[] | undefined>> };

export const generateMetadata = async (props: Props): Promise<Metadata> =>
  searchMetadata(props, searchOf(await props.searchParams));

export default async function LiveSearch(props: Props) {
  return <SearchPage props={props} search={searchOf(await props.searchParams)} whole={false} />;
}
