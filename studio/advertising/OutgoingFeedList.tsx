import type {
  ListedOutgoingFeed,
  OutgoingFeedsAnswer,
} from '@forecourt/lib/operations/advertising/overview/answers';
import type { SiteAnswer } from '@forecourt/lib/operations/back-office/contract';
import { Badge, Card, Flex, Stack, Text } from '@sanity/ui';
import { useCallback, useState } from 'react';
import { IntentLink, StateLink } from 'sanity/router';
import type { BackOffice } from '../back-office/backOffice.ts';
import { Notice } from '../back-office/Notice.tsx';
import { SiteSelect } from '../back-office/SiteSelect.tsx';
import styles from '../feeds/Feeds.module.css';
import { Frame } from '../feeds/Frame.tsx';
import { localTimeText } from '../feeds/localTime.ts';
import { countText } from '../feeds/texts.ts';
import { useAnswer } from '../feeds/useAnswer.ts';
import own from './Advertising.module.css';
import { OUTGOING_FEED_TYPE } from './outgoingFeedType.ts';
import { byAttention, byCost, costText, countsText, STATE_BADGES, stateText } from './texts.ts';

const WORDS = {
  waiting: 'Loading outgoing feeds',
  missing: 'There are no outgoing feeds',
  noRights: 'You don’t have permission to see outgoing feeds',
};
const ABOUT = 'Where your stock is advertised outside your sites, and which vehicles are refused there.';
/** Reasons shown with each feed. Its page has all of them. */
const MOST_REASONS = 3;

/** Kept at module level so that the site survives switching to another tool. */
let lastSite = '';

/** All outgoing feeds of the chosen sites, those that need attention first. */
export function OutgoingFeedList({ office, sites }: { office: BackOffice; sites: readonly SiteAnswer[] }) {
  const [site, setSite] = useState(lastSite);
  const load = useCallback(
    (signal: AbortSignal) => office.outgoingFeeds(site ? [site] : [], signal),
    [office, site],
  );
  const { answer, problem, reload } = useAnswer<OutgoingFeedsAnswer>(load);
  const head = {
    title: 'Advertising',
    about: ABOUT,
    beside: (
      <Flex gap={3} wrap="wrap">
        {sites.length > 1 && (
          <div className={own.site}>
            <SiteSelect
              sites={sites}
              value={site}
              onChange={(slug) => {
                lastSite = slug;
                setSite(slug);
              }}
            />
          </div>
        )}
        {answer?.mayManage && <NewFeedLink />}
      </Flex>
    ),
  };
  return (
    <Frame head={head} words={WORDS} answer={answer} problem={problem} retry={() => void reload()}>
      {({ feeds, mayManage }) => {
        const shown = site ? feeds.filter((feed) => feed.site.slug === site) : feeds;
        return shown.length === 0 ? (
          <NoFeeds mayManage={mayManage} />
        ) : (
          <Stack as="ul" gap={4} className={styles.plain}>
            {byAttention(shown).map((feed) => (
              <FeedCard key={feed.id} feed={feed} showsSite={sites.length > 1} />
            ))}
          </Stack>
        );
      }}
    </Frame>
  );
}

const NewFeedLink = () => (
  <IntentLink intent="create" params={{ type: OUTGOING_FEED_TYPE }} className={styles.action}>
    <Text as="span" size={1}>
      New outgoing feed
    </Text>
  </IntentLink>
);

const NoFeeds = ({ mayManage }: { mayManage: boolean }) => (
  <Notice title="No outgoing feeds yet">
    {mayManage
      ? 'Select ‘New outgoing feed’ to advertise this stock on Google, Meta, Bing, TikTok or a classifieds site. Publish the feed, then come back here for its address.'
      : 'Ask an administrator to create one. It advertises this stock on Google, Meta, Bing, TikTok or a classifieds site.'}
  </Notice>
);

function FeedCard({ feed, showsSite }: { feed: ListedOutgoingFeed; showsSite: boolean }) {
  const { text, tone } = STATE_BADGES[feed.state];
  const cost = costText(feed);
  return (
    <Card as="li" border radius={3} padding={4} className={styles.leading}>
      <Stack gap={4}>
        <Flex gap={3} align="center" justify="space-between">
          <Text as="h2" size={2} weight="semibold" className={styles.typed}>
            <StateLink state={{ feed: feed.id }} className={styles.link}>
              {feed.title}
            </StateLink>
          </Text>
          <Badge tone={tone} fontSize={1} padding={2}>
            {text}
          </Badge>
        </Flex>
        <Text size={1}>{stateText(feed, localTimeText)}</Text>
        {cost && (
          <Text size={1} weight="medium">
            {cost}
          </Text>
        )}
        {feed.counts.refused > 0 && (
          <ul className={own.reasons} aria-label="Most costly reasons">
            {byCost(feed.reasons)
              .slice(0, MOST_REASONS)
              .map(({ reason, field, vehicles }) => (
                <li key={`${field} ${reason}`}>
                  <Text size={1} className={styles.typed}>
                    {reason} <span className={styles.quiet}>· {countText(vehicles, 'vehicle')}</span>
                  </Text>
                </li>
              ))}
          </ul>
        )}
        <Text size={1} muted className={styles.typed}>
          {[
            ...(showsSite ? [feed.site.name] : []),
            feed.receiver.title,
            countsText(feed.counts),
            ...(feed.changedAt ? [`last change ${localTimeText(feed.changedAt)}`] : []),
          ].join(' · ')}
        </Text>
      </Stack>
    </Card>
  );
}
