import { Badge, Switch, Text } from '@sanity/ui';
import { useUser } from 'sanity';
import styles from './FeaturesMatrix.module.css';
import type { PastChange } from './history.ts';

/** One feature at one site: a switch for those who may, words for those who may not; and who set it when. */
export function Position({
  on,
  fallback,
  label,
  readOnly,
  change,
  tabIndex,
  onChange,
}: {
  on: boolean;
  fallback: boolean;
  label: string;
  readOnly: boolean;
  /** Who changed it last, where the history tells. */
  change: PastChange | undefined;
  tabIndex: 0 | -1;
  onChange: (on: boolean) => void;
}) {
  const differs = on !== fallback;
  return (
    <span className={styles.position}>
      {readOnly ? (
        <ReadOnlyPosition on={on} label={label} tabIndex={tabIndex} />
      ) : (
        <Switch checked={on} aria-label={label} tabIndex={tabIndex} onChange={() => onChange(!on)} />
      )}
      {differs && (
        <span
          className={styles.differs}
          role="img"
          title={`Set by hand: the default is ${fallback ? 'on' : 'off'}`}
          aria-label={`differs from the default, ${fallback ? 'on' : 'off'}`}
        />
      )}
      {change && <Changed change={change} />}
    </span>
  );
}

/** Who and when, small below the switch. */
function Changed({ change: { author, at } }: { change: PastChange }) {
  const [user] = useUser(author);
  const when = new Date(at);
  const name = user?.displayName ?? author;
  return (
    <span
      className={styles.changed}
      title={`Changed by ${name}, ${when.toLocaleString('en-AU', { dateStyle: 'medium', timeStyle: 'short' })}`}
    >
      {name}, {when.toLocaleDateString('en-AU', { day: 'numeric', month: 'short' })}
    </span>
  );
}

function ReadOnlyPosition({ on, label, tabIndex }: { on: boolean; label: string; tabIndex: 0 | -1 }) {
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
