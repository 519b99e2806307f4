import type { BreadcrumbList, WithContext } from 'schema-dts';
import type { Crumb } from '@/ui/Breadcrumb.tsx';
import { absolute } from './absolute.ts';

export function breadcrumbList(site: { url: string }, crumbs: readonly Crumb[]): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(site, href),
    })),
  };
}
