import type { ReactNode } from 'react';
import { Icon } from '@/ui/Icon.client.tsx';
import type { IconName } from '@/ui/icons/names.ts';

export function Part({
  id,
  title,
  action,
  children,
}: {
  id: string;
  title: string;
  action?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-28">
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={`${id}-title`} className="text-2xl">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}

export const EmptyState = ({
  icon,
  action,
  children,
}: {
  icon: IconName;
  action?: ReactNode;
  children: ReactNode;
}) => (
  <div className="flex flex-wrap items-center gap-x-5 gap-y-4 rounded-card bg-sunken px-6 py-6">
    <Icon name={icon} size={24} className="text-ink-subtle" />
    <p className="min-w-52 flex-1 text-ink-muted">{children}</p>
    {action}
  </div>
);
