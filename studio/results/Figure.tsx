import { Text } from '@sanity/ui';
import styles from './Results.module.css';

/**
 * A count that opens what it is made of; plain text if it is zero.
 * @param props.label says what is counted, for screen readers
 */
export function Figure({
  count,
  label,
  size = 1,
  onOpen,
}: {
  count: number;
  label: string;
  size?: number;
  onOpen: () => void;
}) {
  const text = count.toLocaleString('en-AU');
  if (count === 0)
    return (
      <Text size={size} muted>
        {text}
      </Text>
    );
  return (
    <button type="button" className={styles.figure} aria-label={`${label}: ${text}`} onClick={onOpen}>
      <Text as="span" size={size} weight={size > 1 ? 'semibold' : 'regular'}>
        {text}
      </Text>
    </button>
  );
}
