import { CalendarIcon } from '@sanity/icons/Calendar';
import { Badge, Button, Card, Flex, Stack, Text } from '@sanity/ui';
import { IntentLink } from 'sanity/router';
import styles from './Calendar.module.css';
import type { EntryContext } from './Entry.tsx';
import { type CalendarSite, daysOfMonth, type Moment, splitAtToday } from './entries.ts';
import { clockText, dayText } from './texts.ts';

/**
 * The dates of a month as a list, past days of the current month in a summary.
 * @param props.month as `2026-11`
 * @param props.today as `2026-11-26`
 */
export function DayList({
  month,
  today,
  moments,
  sites,
  context,
}: {
  month: string;
  today: string;
  moments: readonly Moment[];
  sites: ReadonlyMap<string, CalendarSite>;
  context: EntryContext;
}) {
  const { earlier, coming } = splitAtToday(daysOfMonth(moments, month, context.zoneOf), today);
  return (
    <>
      {earlier.length > 0 && (
        <details className={styles.earlier}>
          <summary>Earlier this month</summary>
          <Days days={earlier} sites={sites} context={context} />
        </details>
      )}
      {coming.length === 0 ? (
        <Card marginTop={4} padding={5} radius={3} border>
          <Text muted align="center">
            No {earlier.length > 0 ? 'more ' : ''}content starts or ends this month.
          </Text>
        </Card>
      ) : (
        <Days days={coming} sites={sites} context={context} />
      )}
    </>
  );
}

function Days({
  days,
  sites,
  context,
}: {
  days: ReturnType<typeof daysOfMonth>;
  sites: ReadonlyMap<string, CalendarSite>;
  context: EntryContext;
}) {
  return (
    <ol className={styles.days}>
      {days.map(([day, changes]) => (
        <li key={day} className={styles.day}>
          <Stack gap={3}>
            <Text size={1} weight="semibold" className={styles.date}>
              <time dateTime={day}>{dayText(day)}</time>
            </Text>
            <Flex>
              <Button
                mode="bleed"
                fontSize={1}
                padding={2}
                text="Preview"
                aria-label={`Preview ${dayText(day)}`}
                onClick={() => context.onPreview(day)}
              />
            </Flex>
          </Stack>
          <ul className={styles.changes}>
            {changes.map((moment) => (
              <Change key={moment.key} moment={moment} sites={sites} context={context} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

const TONES = { starts: 'positive', ends: 'caution', 'is published': 'primary' } as const;

function Change({
  moment,
  sites,
  context,
}: {
  moment: Moment;
  sites: ReadonlyMap<string, CalendarSite>;
  context: EntryContext;
}) {
  const { key, at, change, title, kind, opens, field, isDraft, sites: ids } = moment;
  const names = ids.map((id) => sites.get(id)?.name ?? id).join(', ');
  return (
    <li className={styles.change}>
      <Text size={1} muted className={styles.time}>
        {clockText(at, context.zoneOf(moment))}
      </Text>
      <Badge tone={TONES[change]} fontSize={0}>
        {change}
      </Badge>
      <Stack gap={2}>
        <Text size={1} weight="medium">
          <IntentLink {...opens}>{title}</IntentLink>
        </Text>
        <Text size={0} muted>
          {[kind, names, isDraft && 'draft', context.conflicting.has(key) && 'conflict']
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </Stack>
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
    </li>
  );
}
