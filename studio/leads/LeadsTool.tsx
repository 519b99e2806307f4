import { OfficeTool } from '../back-office/OfficeTool.tsx';
import styles from './HeldBack.module.css';
import { LeadList } from './LeadList.tsx';

export function LeadsTool() {
  return (
    <OfficeTool
      name="leads-tool"
      className={styles.tool}
      words={{ noRights: 'You don’t have permission to see leads', waiting: 'Loading leads' }}
    >
      {(office, { sites }) => <LeadList office={office} sites={sites} />}
    </OfficeTool>
  );
}
