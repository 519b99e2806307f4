import { useUser } from 'sanity';
import styles from './FeaturesMatrix.module.css';
import type { PastChange } from './history.ts';

/** Shows who last changed a cell and when. Opens the cell's history. */
export function LastChange({
  change: { author, at },
  label,
  tabIndex,
  onOpen,
}: {
  change: PastChange;
  label: string;
  tabIndex: 0 | -1;
  onOpen: () => void;
}) {
  const [user] = useUser(author);
  const when = new Date(at);
  const name = user?.displayName ?? author;
  const words = `${name}, ${when.toLocaleDateString('en-AU', { day: 'numeric', month: 'short' })}`;
  return (
    <button
      type="button"
      className={styles.changed}
      tabIndex={tabIndex}
      title={`Changed by ${name}, ${when.toLocaleString('en-AU', { dateStyle: 'medium', timeStyle: 'short' })}`}
      aria-label={`${words}: history of ${label}`}
      onClick={onOpen}
    >
      {words}
    </button>
  );
}
