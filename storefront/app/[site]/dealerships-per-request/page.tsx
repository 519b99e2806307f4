import type { Metadata } from 'next';
import { searchOf } from '@/features/search/search-of.ts';
import {
  DealershipsPage,
  type DealershipsRouteProps,
  dealershipsMetadata,
} from '@/page-types/DealershipsPage.tsx';

/** The dealers of a group, where the address asks something: made for each request. */
export const dynamic = 'force-dynamic';

type Props = DealershipsRouteProps & { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** The head of the list; not indexed where it is narrowed or past its first page. */
export const generateMetadata = async (props: Props): Promise<Metadata> =>
  dealershipsMetadata(props, searchOf(await props.searchParams));

/**
 * The dealers of a group whose stock fits the filters of the address (ROUTE-65). A site of one dealership redirects to
 * its locations.
 */
export default async function DealershipsPerRequest(props: Props) {
  return <DealershipsPage props={props} search={searchOf(await props.searchParams)} />;
}
