import type { ReactNode } from 'react';
import { Breadcrumb, type Crumb } from '@/ui/Breadcrumb.tsx';

export function PageHeader({
  crumbs,
  title,
  intro,
  children,
}: {
  crumbs: readonly Crumb[];
  title: string;
  intro?: string | null;
  children?: ReactNode;
}) {
  return (
    <div className="border-b border-line bg-sunken">
      <div className="container pt-5 pb-8 lg:pb-12">
        <Breadcrumb crumbs={crumbs} />
        <h1 className="display mt-4 max-w-[12.5em] lg:mt-6">{title}</h1>
        {intro && <p className="mt-4 max-w-[37em] text-lg text-ink-muted">{intro}</p>}
        {children}
      </div>
    </div>
  );
}
