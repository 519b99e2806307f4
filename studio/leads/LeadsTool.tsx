import { OfficeTool } from '../back-office/OfficeTool.tsx';
import styles from './HeldBack.module.css';
import { LeadList } from './LeadList.tsx';

/** The leads of every site that whoever is signed in may see, newest first. */
export function LeadsTool() {
  return (
    <OfficeTool
      name="leads-tool"
      className={styles.tool}
      words={{ noRights: 'Leads are not for your role', waiting: 'Loading leads' }}
    >
      {(office, { sites }) => <LeadList office={office} sites={sites} />}
    </OfficeTool>
  );
}
