import type { FeatureName } from '@forecourt/lib/sites/features';
import type { SettingName } from '@forecourt/lib/sites/settings';

export interface SiteColumn {
  id: string;
  slug: string;
  name: string;
  url: string | null;
  accent: string | null;
  /** Its settings as stored; an absent one has its default. */
  settings: Partial<Record<SettingName, unknown>>;
  /** All of its document as stored: its history tells of changes to that. */
  document: Record<string, unknown>;
  /** Its switches as stored; an absent or unusable one has its default. */
  stored: Partial<Record<FeatureName, unknown>> & { _id?: string };
}
