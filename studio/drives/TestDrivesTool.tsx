import { OfficeTool } from '../back-office/OfficeTool.tsx';
import { DriveList } from './DriveList.tsx';
import styles from './TestDrives.module.css';

export function TestDrivesTool() {
  return (
    <OfficeTool
      name="test-drives-tool"
      className={styles.tool}
      words={{ noRights: 'You don’t have permission to see test drives', waiting: 'Loading test drives' }}
    >
      {(office, { sites }) => <DriveList office={office} sites={sites} />}
    </OfficeTool>
  );
}
