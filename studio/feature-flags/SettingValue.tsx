import styles from './FeaturesMatrix.module.css';
import type { SettingRow } from './rows.ts';
import type { SiteColumn } from './siteColumn.ts';
import { isSet, settingText } from './values.ts';

/** A setting's value at a site; a press opens it, to be read or edited. */
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
  /** Shows long values to their end: where few sites stand beside each other. */
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
      aria-label={`${row.title} at ${site.name}: ${text}${own ? ', set by hand' : ', the default'}. ${readOnly ? 'Open' : 'Edit'}`}
      onClick={onOpen}
    >
      {own && <span className={styles.dot} />}
      <span className={whole ? undefined : styles.cut}>{text}</span>
    </button>
  );
}
