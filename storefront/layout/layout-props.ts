import type { Site } from '@forecourt/lib/sites/site';
import type { Location } from '@/content/locations.server.ts';
import type { Footer, Header } from '@/content/navigation.server.ts';

export interface HeaderProps {
  site: Site;
  header: Header | null;
  locations: Location[];
}

export interface FooterProps {
  site: Site;
  footer: Footer | null;
  locations: Location[];
}
