import { ChevronRightIcon } from '@sanity/icons/ChevronRight';
import { Text } from '@sanity/ui';
import type { ReactNode } from 'react';
import styles from './HeldBack.module.css';

/**
 * A summary that expands to show its content.
 * @param props.onOpen loads content when it is first shown
 */
export function Disclosure({
  summary,
  onOpen,
  children,
}: {
  summary: ReactNode;
  onOpen?: () => void;
  children: ReactNode;
}) {
  return (
    <details
      className={styles.disclosure}
      {...(onOpen && { onToggle: ({ currentTarget }) => currentTarget.open && onOpen() })}
    >
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
