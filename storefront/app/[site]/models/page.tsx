import type { Metadata } from 'next';
import { ModelsPage, type ModelsRouteProps, modelsMetadata } from '@/routes/ModelsPage.tsx';

/** The directory of models as it stands: made once for everybody, dropped when the index changes. */
export const dynamic = 'force-static';
export const revalidate = 3600;
export const generateStaticParams = () => [];

const NOTHING = new URLSearchParams();

export const generateMetadata = (props: ModelsRouteProps): Promise<Metadata> =>
  modelsMetadata(props, NOTHING);

export default function CachedModels(props: ModelsRouteProps) {
  return <ModelsPage props={props} search={NOTHING} />;
}
