import type { Metadata } from 'next';
import {
  DealershipsPage,
  type DealershipsRouteProps,
  dealershipsMetadata,
} from '@/routes/DealershipsPage.tsx';

/** The dealers of a group as they stand: made once for everybody, dropped with the stock. */
export const dynamic = 'force-static';
export const revalidate = 300;
export const generateStaticParams = () => [];

const NOTHING = new URLSearchParams();

export const generateMetadata = (props: DealershipsRouteProps): Promise<Metadata> =>
  dealershipsMetadata(props, NOTHING);

export default function CachedDealerships(props: DealershipsRouteProps) {
  return <DealershipsPage props={props} search={NOTHING} />;
}
