import type { ListedOutgoingFeed } from '@forecourt/lib/operations/advertising/overview/answers';
import { Card, Text } from '@sanity/ui';
import styles from '../feeds/Feeds.module.css';

/** Counts of a feed's vehicles, and the page views of those that are refused, in the last 30 days. */
export function AdvertFigures({
  feed: {
    counts: { sent, waiting, refused },
    views,
  },
}: {
  feed: ListedOutgoingFeed;
}) {
  const figures = [
    ['Sent', sent],
    ['Waiting', waiting],
    ['Refused', refused],
    ['Views of refused, 30 days', views.refused],
    ['Views of all, 30 days', views.all],
  ] as const;
  return (
    <Card border radius={3} padding={4}>
      <dl className={styles.figures} aria-label="Vehicles">
        {figures.map(([title, figure]) => (
          <div key={title} className={styles.figure}>
            <Text as="dt" size={1} muted>
              {title}
            </Text>
            <Text as="dd" size={3} weight="semibold" className={styles.number} muted={figure === 0}>
              {figure.toLocaleString('en-AU')}
            </Text>
          </div>
        ))}
      </dl>
    </Card>
  );
}
