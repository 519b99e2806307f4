import type {
  AdvertFilter,
  ListedOutgoingFeed,
  OutgoingFeedAnswer,
} from '@forecourt/lib/operations/advertising/overview/answers';
import { Badge, Card, Flex, Stack, Text } from '@sanity/ui';
import { useCallback, useState } from 'react';
import { IntentLink } from 'sanity/router';
import type { BackOffice } from '../back-office/backOffice.ts';
import styles from '../feeds/Feeds.module.css';
import { Frame } from '../feeds/Frame.tsx';
import { localTimeText } from '../feeds/localTime.ts';
import { useAnswer } from '../feeds/useAnswer.ts';
import { AddressCard } from './AddressCard.tsx';
import { AdvertFigures } from './AdvertFigures.tsx';
import { AdvertList } from './AdvertList.tsx';
import { CheckNow } from './CheckNow.tsx';
import { CredentialCard } from './CredentialCard.tsx';
import { OUTGOING_FEED_TYPE } from './outgoingFeedType.ts';
import { RefusalList } from './RefusalList.tsx';
import { costText, STATE_BADGES, stateText } from './texts.ts';

const WORDS = {
  waiting: 'Loading outgoing feed',
  missing: 'Outgoing feed not found',
  noRights: 'You don’t have permission to see outgoing feeds',
};
const REFUSED: AdvertFilter = { group: 'refused', reason: '', stocknum: '' };
const ALL: AdvertFilter = { group: 'all', reason: '', stocknum: '' };

/** An outgoing feed: what is sent, why vehicles are refused, what that costs, and the address of its file. */
export function OutgoingFeedPage({ office, feedId }: { office: BackOffice; feedId: string }) {
  const load = useCallback((signal: AbortSignal) => office.outgoingFeed(feedId, signal), [office, feedId]);
  const { answer, problem, reload } = useAnswer<OutgoingFeedAnswer>(load);
  const [chosen, setChosen] = useState<AdvertFilter | null>(null);
  const feed = answer?.feed;
  const head = {
    title: feed?.title ?? 'Outgoing feed',
    about: feed ? `${feed.receiver.title} · ${feed.site.name}` : feedId,
    up: { text: 'Advertising', state: {} },
    beside: answer?.mayManage && (
      <Flex gap={3} wrap="wrap">
        <CheckNow office={office} feedId={feedId} isOff={answer.feed.state === 'off'} onAsked={reload} />
        <IntentLink intent="edit" params={{ id: feedId, type: OUTGOING_FEED_TYPE }} className={styles.action}>
          <Text as="span" size={1}>
            Edit feed
          </Text>
        </IntentLink>
      </Flex>
    ),
  };
  return (
    <Frame head={head} words={WORDS} answer={answer} problem={problem} retry={() => void reload()}>
      {({ feed: shown, address, credential, mayManage }) => {
        const filter = chosen ?? (shown.counts.refused > 0 ? REFUSED : ALL);
        return (
          <Stack gap={5}>
            <StateCard feed={shown} />
            <AdvertFigures feed={shown} />
            <RefusalList
              office={office}
              feed={shown}
              onChoose={(reason) => setChosen({ ...REFUSED, reason })}
            />
            <AdvertList
              office={office}
              feed={shown}
              filter={filter}
              mayManage={mayManage}
              onChange={setChosen}
            />
            {address && <AddressCard office={office} feedId={feedId} address={address} onRenewed={reload} />}
            {credential && (
              <CredentialCard office={office} feed={shown} credential={credential} onStored={reload} />
            )}
          </Stack>
        );
      }}
    </Frame>
  );
}

function StateCard({ feed }: { feed: ListedOutgoingFeed }) {
  const { text, tone } = STATE_BADGES[feed.state];
  const cost = costText(feed);
  return (
    <Card border radius={3} padding={4} tone={feed.state === 'failing' ? 'critical' : 'default'}>
      <Stack gap={4}>
        <Flex gap={3} align="center" justify="space-between" wrap="wrap">
          <Text size={1} weight="medium" className={styles.grow}>
            {stateText(feed, localTimeText)}
          </Text>
          <Badge tone={tone} fontSize={1} padding={2}>
            {text}
          </Badge>
        </Flex>
        {cost && <Text size={1}>{cost}.</Text>}
        <Text size={1} muted className={styles.typed}>
          {[
            feed.checkedAt ? `Last check ${localTimeText(feed.checkedAt)}` : 'Not checked yet',
            ...(feed.changedAt ? [`last change ${localTimeText(feed.changedAt)}`] : []),
            ...(feed.sentAt ? [`last sent ${localTimeText(feed.sentAt)}`] : []),
          ].join(' · ')}
        </Text>
      </Stack>
    </Card>
  );
}
