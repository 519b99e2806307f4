import { Badge, Switch, Text } from '@sanity/ui';
import styles from './FeaturesMatrix.module.css';

/** One feature at one site: a switch for those who may, words for those who may not. */
export function Position({
  on,
  fallback,
  label,
  readOnly,
  onChange,
}: {
  on: boolean;
  fallback: boolean;
  label: string;
  readOnly: boolean;
  onChange: (on: boolean) => void;
}) {
  const differs = on !== fallback;
  return (
    <span className={styles.position}>
      {readOnly ? (
        <ReadOnlyPosition on={on} label={label} />
      ) : (
        <Switch checked={on} aria-label={label} onChange={() => onChange(!on)} />
      )}
      {differs && (
        <span
          className={styles.differs}
          role="img"
          title={`Set by hand: the default is ${fallback ? 'on' : 'off'}`}
          aria-label={`differs from the default, ${fallback ? 'on' : 'off'}`}
        />
      )}
    </span>
  );
}

function ReadOnlyPosition({ on, label }: { on: boolean; label: string }) {
  return (
    <span role="img" aria-label={`${label}: ${on ? 'on' : 'off'}`}>
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
