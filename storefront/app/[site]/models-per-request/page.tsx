import type { Metadata } from 'next';
import { searchOf } from '@/features/search/search-of.ts';
import { ModelsPage, type ModelsRouteProps, modelsMetadata } from '@/routes/ModelsPage.tsx';

/** The directory of models whose address asks something: made for each request. */
export const dynamic = 'force-dynamic';

type Props = ModelsRouteProps & { searchParams: Promise<Record<string, string | string[] | undefined>> };

export const generateMetadata = async (props: Props): Promise<Metadata> =>
  modelsMetadata(props, searchOf(await props.searchParams));

export default async function ModelsPerRequest(props: Props) {
  return <ModelsPage props={props} search={searchOf(await props.searchParams)} />;
}
