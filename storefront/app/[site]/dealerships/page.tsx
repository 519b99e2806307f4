import type { Metadata } from 'next';
import {
  DealershipsPage,
  type DealershipsRouteProps,
  dealershipsMetadata,
} from '@/page-types/DealershipsPage.tsx';

/** The dealers of a group as they stand: made once for everybody, dropped with the stock. */
export const dynamic = 'force-static';
export const revalidate = 300;
/** An empty list: the build makes no page. Each is made at its first visit and then kept for everybody. */
export const generateStaticParams = () => [];

const NOTHING = new URLSearchParams();

/** The head of the whole list, or of the editor's page that stands here instead. */
export const generateMetadata = (props: DealershipsRouteProps): Promise<Metadata> =>
  dealershipsMetadata(props, NOTHING);

/** All dealers of a group (ROUTE-65), or an editor's page. A site of one dealership redirects to its locations. */
export default function CachedDealerships(props: DealershipsRouteProps) {
  return <DealershipsPage props={props} search={NOTHING} />;
}
