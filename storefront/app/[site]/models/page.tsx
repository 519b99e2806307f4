import type { Metadata } from 'next';
import { ModelsPage, type ModelsRouteProps, modelsMetadata } from '@/page-types/ModelsPage.tsx';

/** The directory of models as it stands: made once for everybody, dropped when the index changes. */
export const dynamic = 'force-static';
export const revalidate = 3600;
/** An empty list: the build makes no page. Each is made at its first visit and then kept for everybody. */
export const generateStaticParams = () => [];

const NOTHING = new URLSearchParams();

/** The head of the whole directory, of the editor's page that stands here instead, or of 'not found'. */
export const generateMetadata = (props: ModelsRouteProps): Promise<Metadata> =>
  modelsMetadata(props, NOTHING);

/** All models of the site's brands (ROUTE-39), or an editor's page; 404 on a site without models to show. */
export default function CachedModels(props: ModelsRouteProps) {
  return <ModelsPage props={props} search={NOTHING} />;
}
