import { Button, Text } from '@sanity/ui';
import styles from './Calendar.module.css';
import { dropOn, Entry, type EntryContext } from './Entry.tsx';
import { byDay, type CalendarSite, type Moment, weekOf } from './entries.ts';
import { dayText } from './texts.ts';

/**
 * A week with a row per site and a column per day. Releases of several sites have a row of their own.
 * @param props.day a day of the week
 * @param props.today as `2026-11-26`
 */
export function WeekLanes({
  day,
  today,
  sites,
  moments,
  context,
}: {
  day: string;
  today: string;
  sites: readonly CalendarSite[];
  moments: readonly Moment[];
  context: EntryContext;
}) {
  const days = weekOf(day);
  const lanes = [
    ...sites.map(({ id, name }) => ({
      id,
      name: name ?? id,
      own: moments.filter((moment) => moment.sites.includes(id)),
    })),
    {
      id: '',
      name: 'Several sites',
      own: moments.filter((moment) => moment.sites.length === 0),
    },
  ].filter(({ id, own }) => id !== '' || own.length > 0);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard
    <section className={styles.scroller} aria-label="Week" tabIndex={0}>
      <table className={styles.lanes} aria-label="Dates by site">
        <thead>
          <tr>
            <th scope="col">
              <Text size={1} muted>
                Site
              </Text>
            </th>
            {days.map((each) => (
              <th key={each} scope="col" data-today={each === today}>
                <Button
                  mode="bleed"
                  fontSize={1}
                  padding={2}
                  text={dayText(each)}
                  aria-label={`Preview ${dayText(each)}`}
                  title="Preview this day"
                  onClick={() => context.onPreview(each)}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lanes.map(({ id, name, own }) => {
            const found = byDay(own, context.zoneOf);
            return (
              <tr key={id}>
                <th scope="row">
                  <Text size={1} weight="medium">
                    {name}
                  </Text>
                </th>
                {days.map((each) => (
                  <td key={each} data-day={each} {...dropOn(each, context.onDrop)}>
                    <ul className={styles.entries}>
                      {found.get(each)?.map((moment) => (
                        <Entry key={moment.key} moment={moment} context={context} />
                      ))}
                    </ul>
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
