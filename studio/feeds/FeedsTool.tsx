import { Card } from '@sanity/ui';
import { useRouterState } from 'sanity/router';
import { NoBackOffice } from '../back-office/NoBackOffice.tsx';
import { useBackOffice } from '../back-office/useBackOffice.ts';
import { AssistantPage } from './AssistantPage.tsx';
import { ASSISTANT } from './assistant.ts';
import { FeedList } from './FeedList.tsx';
import styles from './Feeds.module.css';
import { RunList } from './RunList.tsx';
import { RunPage } from './RunPage.tsx';

/** Shows all feeds, the runs of a feed or one run, depending on the address. */
export function FeedsTool() {
  const connection = useBackOffice();
  const feed = useRouterState((state) => state.feed as string | undefined);
  const run = useRouterState((state) => state.run as string | undefined);
  return (
    <Card height="fill" className={styles.tool} data-testid="feeds-tool">
      {'office' in connection ? (
        <div className={styles.scroll}>
          {!feed && <FeedList office={connection.office} />}
          {feed === ASSISTANT && <AssistantPage office={connection.office} />}
          {feed && feed !== ASSISTANT && !run && (
            <RunList key={feed} office={connection.office} feed={feed} />
          )}
          {feed && run && <RunPage key={run} office={connection.office} feed={feed} runId={run} />}
        </div>
      ) : (
        <NoBackOffice missing={connection.missing} />
      )}
    </Card>
  );
}
