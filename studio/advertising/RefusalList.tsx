import type { ListedOutgoingFeed } from '@forecourt/lib/operations/advertising/overview/answers';
import { Card, Flex, Stack, Text } from '@sanity/ui';
import type { BackOffice } from '../back-office/backOffice.ts';
import styles from '../feeds/Feeds.module.css';
import { countText } from '../feeds/texts.ts';
import { ExportButton } from '../reservations/list/ExportButton.tsx';
import own from './Advertising.module.css';
import { byCost } from './texts.ts';

/**
 * The reasons for refusals, the most costly first, and their export. Renders nothing without them.
 * @param props.onChoose shows the vehicles with this reason
 */
export function RefusalList({
  office,
  feed,
  onChoose,
}: {
  office: BackOffice;
  feed: ListedOutgoingFeed;
  onChoose: (reason: string) => void;
}) {
  if (feed.reasons.length === 0) return null;
  return (
    <Card border radius={3} padding={4} as="section" aria-label="Reasons for refusals">
      <Stack gap={4}>
        <Flex gap={4} justify="space-between" align="flex-start" wrap="wrap">
          <Stack gap={3} className={styles.grow}>
            <Text as="h2" size={1} weight="semibold">
              Reasons for refusals
            </Text>
            <Text size={1} muted>
              Those that cost the most page views first. A vehicle may have several. Select one to see its
              vehicles.
            </Text>
          </Stack>
          <ExportButton
            name={`refused-${feed.site.slug}-${feed.receiver.name}`}
            load={() => office.exportRefused(feed.id)}
            disabled={false}
          />
        </Flex>
        <Stack as="ul" gap={0} className={styles.lines}>
          {byCost(feed.reasons).map(({ reason, field, vehicles, views }) => (
            <li key={`${field} ${reason}`} className={own.reason}>
              <Text size={1} className={styles.typed}>
                <button type="button" className={own.pick} onClick={() => onChoose(reason)}>
                  {reason}
                </button>
              </Text>
              <Text size={1} className={own.count}>
                {countText(vehicles, 'vehicle')}
              </Text>
              <Text size={1} muted className={own.count}>
                {countText(views, 'view')}
              </Text>
            </li>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}
