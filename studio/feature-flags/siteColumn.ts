import type { FeatureName } from '@forecourt/lib/sites/features';
import type { SettingName } from '@forecourt/lib/sites/settings';

export interface SiteColumn {
  id: string;
  slug: string;
  name: string;
  url: string | null;
  accent: string | null;
  /** Settings as stored. A missing one has its default. */
  settings: Partial<Record<SettingName, unknown>>;
  /** The whole stored document, which the history's patches apply to. */
  document: Record<string, unknown>;
  /** Features as stored. A missing or invalid one has its default. */
  stored: Partial<Record<FeatureName, unknown>> & { _id?: string };
}
