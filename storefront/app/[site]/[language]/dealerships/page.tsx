import type { Metadata } from 'next';
import {
  DealershipsPage,
  type DealershipsRouteProps,
  dealershipsMetadata,
} from '@/page-types/DealershipsPage.tsx';

/** The dealers of a group without filters: cached for everyone, invalidated with the stock. */
export const dynamic = 'force-static';
export const revalidate = 300;
export const generateStaticParams = () => [];

const NOTHING = new URLSearchParams();

export const generateMetadata = (props: DealershipsRouteProps): Promise<Metadata> =>
  dealershipsMetadata(props, NOTHING);

/** All dealers of a group (ROUTE-65), or an editor's page. */
export default function CachedDealerships(props: DealershipsRouteProps) {
  return <DealershipsPage props={props} search={NOTHING} />;
}
