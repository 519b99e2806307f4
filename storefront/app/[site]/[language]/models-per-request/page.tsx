import type { Metadata } from 'next';
import { toUrlSearchParams } from '@/features/search/url-search-params.ts';
import { ModelsPage, type ModelsRouteProps, modelsMetadata } from '@/page-types/ModelsPage.tsx';

export const dynamic = 'force-dynamic';

type Props = ModelsRouteProps & { searchParams: Promise<Record<string, string | string[] | undefined>> };

export const generateMetadata = async (props: Props): Promise<Metadata> =>
  modelsMetadata(props, toUrlSearchParams(await props.searchParams));

/** The models that match the filters (ROUTE-39); 404 on a site without models. */
export default async function ModelsPerRequest(props: Props) {
  return <ModelsPage props={props} search={toUrlSearchParams(await props.searchParams)} />;
}
