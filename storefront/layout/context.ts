import type { Site } from '@forecourt/lib/sites/site';
import type { Location } from '@/content/locations.server.ts';
import type { Footer, Header } from '@/content/navigation.server.ts';

/** What every header is made of. */
export interface HeaderProps {
  site: Site;
  header: Header | null;
  locations: Location[];
}

/** What every footer is made of. */
export interface FooterProps {
  site: Site;
  footer: Footer | null;
  locations: Location[];
}
