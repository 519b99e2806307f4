import styles from './FeaturesMatrix.module.css';
import type { SettingRow } from './rows.ts';
import type { SiteColumn } from './siteColumn.ts';
import { isSet, settingText } from './values.ts';

/** The value of a setting at a site. Clicking it opens the setting. */
export function SettingValue({
  row,
  site,
  whole,
  readOnly,
  tabIndex,
  onOpen,
}: {
  row: SettingRow;
  site: SiteColumn;
  whole: boolean;
  readOnly: boolean;
  tabIndex: 0 | -1;
  onOpen: () => void;
}) {
  const text = settingText(site, row.name);
  const own = isSet(site, row.name);
  return (
    <button
      type="button"
      className={styles.value}
      tabIndex={tabIndex}
      title={text}
      aria-label={`${row.title} at ${site.name}: ${text}${own ? ', changed' : ', default'}. ${readOnly ? 'Open' : 'Edit'}`}
      onClick={onOpen}
    >
      {own && <span className={styles.dot} />}
      <span className={whole ? undefined : styles.cut}>{text}</span>
    </button>
  );
}
