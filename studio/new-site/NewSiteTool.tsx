import { Card } from '@sanity/ui';
import { NoBackOffice } from '../back-office/NoBackOffice.tsx';
import { useBackOffice } from '../back-office/useBackOffice.ts';
import { AssistantPage } from './AssistantPage.tsx';
import styles from './NewSite.module.css';

export function NewSiteTool() {
  const connection = useBackOffice();
  return (
    <Card height="fill" className={styles.tool} data-testid="new-site-tool">
      {'office' in connection ? (
        <div className={styles.scroll}>
          <AssistantPage office={connection.office} />
        </div>
      ) : (
        <NoBackOffice missing={connection.missing} />
      )}
    </Card>
  );
}
