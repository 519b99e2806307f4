import type { Metadata } from 'next';
import { toUrlSearchParams } from '@/features/search/url-search-params.ts';
import {
  DealershipsPage,
  type DealershipsRouteProps,
  dealershipsMetadata,
} from '@/page-types/DealershipsPage.tsx';

export const dynamic = 'force-dynamic';

type Props = DealershipsRouteProps & { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** Not indexed with filters or beyond the first page. */
export const generateMetadata = async (props: Props): Promise<Metadata> =>
  dealershipsMetadata(props, toUrlSearchParams(await props.searchParams));

/** The dealers of a group whose stock matches the filters (ROUTE-65). */
export default async function DealershipsPerRequest(props: Props) {
  return <DealershipsPage props={props} search={toUrlSearchParams(await props.searchParams)} />;
}
