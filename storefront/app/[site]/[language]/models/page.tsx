import type { Metadata } from 'next';
import { ModelsPage, type ModelsRouteProps, modelsMetadata } from '@/page-types/ModelsPage.tsx';

/** The directory of models without filters: cached for everyone, invalidated when the index changes. */
export const dynamic = 'force-static';
export const revalidate = 3600;
export const generateStaticParams = () => [];

const NOTHING = new URLSearchParams();

export const generateMetadata = (props: ModelsRouteProps): Promise<Metadata> =>
  modelsMetadata(props, NOTHING);

/** All models of the site's brands (ROUTE-39), or an editor's page; 404 on a site without models. */
export default function CachedModels(props: ModelsRouteProps) {
  return <ModelsPage props={props} search={NOTHING} />;
}
