import type { LinkTarget } from '@/content/links.ts';
import { Icon } from '@/ui/Icon.client.tsx';
import { Link } from '@/ui/Link.tsx';

/** The secondary link below a block's content: a label and an arrow. */
export function MoreLink({ label, to, className }: { label: string; to: LinkTarget; className?: string }) {
  return (
    <Link {...to} className={className ? `more ${className}` : 'more'}>
      {label}
      <Icon name="arrow-right" size={16} className="rtl:-scale-x-100" />
    </Link>
  );
}
