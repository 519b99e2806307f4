import type { Site } from '@forecourt/lib/site/site';
import { Icon } from '@/ui/Icon.tsx';
import { Link } from '@/ui/Link.client.tsx';

/** The strip above the header: the emergency banner where a site switched it on (ANN-06). */
export function Announcement({ site }: { site: Site }) {
  if (!site.features.emergencyBannerEnabled) return null;
  return (
    <aside aria-label="Announcement" className="bg-accent text-on-accent no-print">
      <div className="container flex min-h-11 items-center justify-center gap-2 text-sm font-semibold">
        <Icon name="wrench" size={16} />
        <Link href="/service" className="py-2 tracking-wide underline-offset-4 hover:underline">
          BOOK A SERVICE
        </Link>
      </div>
    </aside>
  );
}
