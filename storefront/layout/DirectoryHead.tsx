import type { Site } from '@forecourt/lib/sites/site';
import type { Template } from '@forecourt/lib/sites/theme';
import type { ReactNode } from 'react';
import { Breadcrumb, type Crumb } from '@/ui/Breadcrumb.tsx';
import { classes } from '@/ui/classes.ts';

/** Background of the head; on a single-brand site the dark of its showroom. */
const GROUND: Readonly<Record<Template, string>> = {
  group: 'border-b border-line bg-sunken',
  franchise: 'dark',
  yard: 'border-b border-line',
  premium: 'border-b border-line',
  marine: 'bg-sunken',
};
const ROOM: Readonly<Record<Template, string>> = {
  group: 'pt-5 pb-8 lg:pb-12',
  franchise: 'pt-5 pb-12 lg:pb-20',
  yard: 'pt-4 pb-4',
  premium: 'pt-5 pb-12 lg:pb-20',
  marine: 'pt-5 pb-8 lg:pb-12',
};

/** The head of a page that lists models, brands or dealers. */
export function DirectoryHead({
  site,
  crumbs,
  title,
  intro,
  aside,
  actions,
}: {
  site: Pick<Site, 'template'>;
  crumbs: readonly Crumb[];
  title: string;
  intro?: string | null;
  aside?: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <div className={GROUND[site.template]}>
      <div className={classes('container', ROOM[site.template])}>
        <Breadcrumb crumbs={crumbs} />
        <div className="mt-4 flex flex-wrap items-end justify-between gap-x-12 gap-y-6 lg:mt-6">
          <div>
            <h1 className={classes('display', site.template === 'franchise' && 'lg:text-[76px]')}>{title}</h1>
            {intro && <p className="mt-4 max-w-[37em] text-lg text-ink-muted">{intro}</p>}
            {actions && <div className="mt-7 flex flex-wrap gap-3">{actions}</div>}
          </div>
          {aside}
        </div>
      </div>
    </div>
  );
}
