import type { Metadata } from 'next';
import { searchOf } from '@/features/search/search-of.ts';
import { ModelsPage, type ModelsRouteProps, modelsMetadata } from '@/page-types/ModelsPage.tsx';

export const dynamic = 'force-dynamic';

type Props = ModelsRouteProps & { searchParams: Promise<Record<string, string | string[] | undefined>> };

export const generateMetadata = async (props: Props): Promise<Metadata> =>
  modelsMetadata(props, searchOf(await props.searchParams));

/** The models that match the filters (ROUTE-39); 404 on a site without models. */
export default async function ModelsPerRequest(props: Props) {
  return <ModelsPage props={props} search={searchOf(await props.searchParams)} />;
}
