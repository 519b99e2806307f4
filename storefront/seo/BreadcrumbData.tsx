import { inLanguage } from '@forecourt/lib/platform/language/languages';
import { useTranslations } from 'next-intl';
import { type Crumb, crumbName } from '@/ui/Breadcrumb.tsx';
import { useLanguage } from '@/ui/use-language.ts';
import { breadcrumbList } from './breadcrumbs.ts';
import { JsonLd } from './JsonLd.tsx';

/** Structured data of a page's breadcrumbs, with names and addresses in the language of the page. */
export function BreadcrumbData({ site, crumbs }: { site: { url: string }; crumbs: readonly Crumb[] }) {
  const t = useTranslations('ui');
  const language = useLanguage();
  const own = crumbs.map((crumb) => ({ name: crumbName(crumb, t), href: inLanguage(crumb.href, language) }));
  return <JsonLd data={breadcrumbList(site, own)} />;
}
