import type { ReactNode } from 'react';
import { Breadcrumb, type Crumb } from '@/ui/Breadcrumb.tsx';
import { useTextLanguage } from '@/ui/use-text-language.ts';

export function PageHeader({
  crumbs,
  title,
  intro,
  document,
  children,
}: {
  crumbs: readonly Crumb[];
  title: string;
  intro?: string | null;
  /** The editor's page with title and intro; none if they are the product's. */
  document?: { language: string } | null | undefined;
  children?: ReactNode;
}) {
  const language = useTextLanguage(document);
  return (
    <div className="border-b border-line bg-sunken">
      <div className="container pt-5 pb-8 lg:pb-12">
        <Breadcrumb crumbs={crumbs} />
        <h1 {...language} className="display mt-4 max-w-[12.5em] lg:mt-6">
          {title}
        </h1>
        {intro && (
          <p {...language} className="mt-4 max-w-[37em] text-lg text-ink-muted">
            {intro}
          </p>
        )}
        {children}
      </div>
    </div>
  );
}
