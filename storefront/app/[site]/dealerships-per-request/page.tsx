import type { Metadata } from 'next';
import { searchOf } from '@/features/search/search-of.ts';
import {
  DealershipsPage,
  type DealershipsRouteProps,
  dealershipsMetadata,
} from '@/routes/DealershipsPage.tsx';

/** The dealers of a group, where the address asks something: made for each request. */
export const dynamic = 'force-dynamic';

type Props = DealershipsRouteProps & { searchParams: Promise<Record<string, string | string[] | undefined>> };

export const generateMetadata = async (props: Props): Promise<Metadata> =>
  dealershipsMetadata(props, searchOf(await props.searchParams));

export default async function DealershipsPerRequest(props: Props) {
  return <DealershipsPage props={props} search={searchOf(await props.searchParams)} />;
}
