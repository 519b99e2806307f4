import { Button, Text } from '@sanity/ui';
import styles from './Calendar.module.css';
import { dropOn, Entry, type EntryContext } from './Entry.tsx';
import { byDay, type Moment, weeksOfMonth } from './entries.ts';
import { dayText, weekdayText } from './texts.ts';

/**
 * A month with a cell per day.
 * @param props.month as `2026-11`
 * @param props.today as `2026-11-26`
 */
export function MonthGrid({
  month,
  today,
  moments,
  context,
}: {
  month: string;
  today: string;
  moments: readonly Moment[];
  context: EntryContext;
}) {
  const weeks = weeksOfMonth(month);
  const days = byDay(moments, context.zoneOf);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard
    <section className={styles.scroller} aria-label="Month" tabIndex={0}>
      <table className={styles.grid}>
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day} scope="col">
                <Text size={1} muted>
                  {weekdayText(day)}
                </Text>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td
                  key={day}
                  data-day={day}
                  data-today={day === today}
                  data-outside={!day.startsWith(month)}
                  {...dropOn(day, context.onDrop)}
                >
                  <DayButton day={day} onPreview={context.onPreview} />
                  <ul className={styles.entries}>
                    {days.get(day)?.map((moment) => (
                      <Entry key={moment.key} moment={moment} context={context} />
                    ))}
                  </ul>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The number of a day, which opens its preview. */
function DayButton({ day, onPreview }: { day: string; onPreview: EntryContext['onPreview'] }) {
  return (
    <Button
      mode="bleed"
      fontSize={1}
      padding={2}
      text={String(Number(day.slice(8)))}
      aria-label={`Preview ${dayText(day)}`}
      title="Preview this day"
      onClick={() => onPreview(day)}
    />
  );
}
