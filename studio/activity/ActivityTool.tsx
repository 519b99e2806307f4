import { OfficeTool } from '../back-office/OfficeTool.tsx';
import styles from './Activity.module.css';
import { ActivityReport } from './ActivityReport.tsx';

export function ActivityTool() {
  return (
    <OfficeTool
      name="activity-tool"
      className={styles.tool}
      words={{ noRights: 'You don’t have permission to see activity', waiting: 'Loading activity' }}
    >
      {(office, { sites }) => <ActivityReport office={office} sites={sites} />}
    </OfficeTool>
  );
}
