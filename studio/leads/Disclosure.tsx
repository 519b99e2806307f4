import { ChevronRightIcon } from '@sanity/icons/ChevronRight';
import { Text } from '@sanity/ui';
import type { ReactNode } from 'react';
import styles from './HeldBack.module.css';

/** A line that opens what stands behind it. */
export function Disclosure({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <details className={styles.disclosure}>
      <summary>
        <Text as="span" size={1} muted>
          <ChevronRightIcon />
        </Text>
        <Text as="span" size={1} muted>
          {summary}
        </Text>
      </summary>
      {children}
    </details>
  );
}
