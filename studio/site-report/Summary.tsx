import { type SiteReportAnswer, trendOf } from '@forecourt/lib/operations/site-report/report';
import { Text } from '@sanity/ui';
import styles from './SiteReport.module.css';

/** Key figures of the report, compared with the previous one if there is one. */
export function Summary({ answer: { vehicles, findings, earlier } }: { answer: SiteReportAnswer }) {
  const trends = findings.map(({ check, count }) => trendOf(count, earlier?.counts[check]));
  const numberOf = (wantedStanding: ReturnType<typeof trendOf>) =>
    trends.filter((each) => each === wantedStanding).length;
  const figures: [title: string, number: number][] = [
    ['Vehicles for sale', vehicles],
    ['Problems', findings.filter(({ count }) => count > 0).length],
    ...(earlier
      ? ([
          ['Better than last week', numberOf('better')],
          ['Worse than last week', numberOf('worse')],
        ] as [string, number][])
      : []),
  ];
  return (
    <dl className={styles.figures}>
      {figures.map(([title, number]) => (
        <div key={title} className={styles.figure}>
          <Text as="dt" size={1} muted>
            {title}
          </Text>
          <Text as="dd" size={4} weight="semibold">
            {number.toLocaleString('en-AU')}
          </Text>
        </div>
      ))}
    </dl>
  );
}
