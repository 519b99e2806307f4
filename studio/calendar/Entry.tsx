import { CalendarIcon } from '@sanity/icons/Calendar';
import { Badge, Button, Flex, Text } from '@sanity/ui';
import type { DragEvent } from 'react';
import { IntentLink } from 'sanity/router';
import styles from './Calendar.module.css';
import type { Moment } from './entries.ts';
import { clockText } from './texts.ts';

const TONES = { starts: 'positive', ends: 'caution', 'is published': 'primary' } as const;
/** Type of the data that a drag carries: the key of a date. */
const DRAGGED = 'application/x-forecourt-date';

/** What views need to show dates. */
export interface EntryContext {
  zoneOf: (moment: Moment) => string;
  /** Keys of dates whose content is in conflict. */
  conflicting: ReadonlySet<string>;
  /** Opens the dialog that changes a date. */
  onEdit: (moment: Moment) => void;
  /** Moves the date with a key to a day. */
  onDrop: (key: string, day: string) => void;
  /** Opens the preview of a day. */
  onPreview: (day: string, siteId?: string) => void;
}

/** A date in a month or week: it can be dragged to another day, or changed with its button. */
export function Entry({ moment, context }: { moment: Moment; context: EntryContext }) {
  const { key, at, change, title, kind, field, isDraft, opens } = moment;
  const zone = context.zoneOf(moment);
  return (
    <li
      className={styles.entry}
      draggable={field !== null}
      onDragStart={(event) => {
        event.dataTransfer.setData(DRAGGED, key);
        event.dataTransfer.effectAllowed = 'move';
      }}
    >
      <Flex gap={2} align="center" wrap="wrap">
        <Text size={0} muted>
          {clockText(at, zone)}
        </Text>
        <Badge tone={TONES[change]} fontSize={0}>
          {change}
        </Badge>
      </Flex>
      <Text size={1} className={styles.name}>
        <IntentLink {...opens}>{title}</IntentLink>
      </Text>
      <Flex gap={2} align="center" justify="space-between" wrap="wrap">
        <Text size={0} muted>
          {[kind, isDraft && 'draft'].filter(Boolean).join(' · ')}
        </Text>
        {field && (
          <Button
            mode="bleed"
            fontSize={1}
            padding={2}
            icon={CalendarIcon}
            aria-label={`Change date: ${title} ${change}`}
            title="Change date"
            onClick={() => context.onEdit(moment)}
          />
        )}
      </Flex>
      {context.conflicting.has(key) && (
        <Badge tone="critical" fontSize={0}>
          Conflict
        </Badge>
      )}
    </li>
  );
}

/** Returns the handlers of a day on which dates can be dropped. */
export const dropOn = (day: string, onDrop: EntryContext['onDrop']) => ({
  onDragOver: (event: DragEvent) => {
    if (!event.dataTransfer.types.includes(DRAGGED)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'move';
  },
  onDrop: (event: DragEvent) => {
    const key = event.dataTransfer.getData(DRAGGED);
    if (!key) return;
    event.preventDefault();
    onDrop(key, day);
  },
});
