import { OfficeTool } from '../back-office/OfficeTool.tsx';
import styles from './Inbox.module.css';
import { Inbox } from './Inbox.tsx';

export function LeadsTool() {
  return (
    <OfficeTool
      name="leads-tool"
      className={styles.tool}
      words={{ noRights: 'You don’t have permission to see leads', waiting: 'Loading leads' }}
    >
      {(office, session) => <Inbox office={office} session={session} />}
    </OfficeTool>
  );
}
