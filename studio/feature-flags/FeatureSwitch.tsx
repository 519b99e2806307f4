import { Badge, Switch, Text } from '@sanity/ui';
import styles from './FeaturesMatrix.module.css';

/** A feature at a site: a switch for administrators, text for other roles. */
export function FeatureSwitch({
  on,
  fallback,
  label,
  readOnly,
  tabIndex,
  onChange,
}: {
  on: boolean;
  fallback: boolean;
  label: string;
  readOnly: boolean;
  tabIndex: 0 | -1;
  onChange: (on: boolean) => void;
}) {
  return (
    <>
      {readOnly ? (
        <ReadOnlySwitch on={on} label={label} tabIndex={tabIndex} />
      ) : (
        <Switch checked={on} aria-label={label} tabIndex={tabIndex} onChange={() => onChange(!on)} />
      )}
      {on !== fallback && (
        <span
          className={styles.differs}
          role="img"
          title={`Changed from the default, which is ${fallback ? 'on' : 'off'}`}
          aria-label={`differs from the default, ${fallback ? 'on' : 'off'}`}
        />
      )}
    </>
  );
}

function ReadOnlySwitch({ on, label, tabIndex }: { on: boolean; label: string; tabIndex: 0 | -1 }) {
  return (
    <span role="img" aria-label={`${label}: ${on ? 'on' : 'off'}`} tabIndex={tabIndex}>
      {on ? (
        <Badge tone="positive" fontSize={1}>
          On
        </Badge>
      ) : (
        <Text size={1} muted>
          Off
        </Text>
      )}
    </span>
  );
}
