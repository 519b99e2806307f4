import { useRouterState } from 'sanity/router';
import { OfficeTool } from '../back-office/OfficeTool.tsx';
import styles from '../feeds/Feeds.module.css';
import { OutgoingFeedList } from './OutgoingFeedList.tsx';
import { OutgoingFeedPage } from './OutgoingFeedPage.tsx';

const WORDS = {
  noRights: 'You don’t have permission to see outgoing feeds',
  waiting: 'Loading outgoing feeds',
};

/** Shows all outgoing feeds or one, depending on the address. */
export function AdvertisingTool() {
  const feed = useRouterState((state) => state.feed as string | undefined);
  return (
    <OfficeTool name="advertising-tool" className={styles.tool} words={WORDS}>
      {(office, { sites }) => (
        <div className={styles.scroll}>
          {feed ? (
            <OutgoingFeedPage key={feed} office={office} feedId={feed} />
          ) : (
            <OutgoingFeedList office={office} sites={sites} />
          )}
        </div>
      )}
    </OfficeTool>
  );
}
