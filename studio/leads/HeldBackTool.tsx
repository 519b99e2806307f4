import { OfficeTool } from '../back-office/OfficeTool.tsx';
import styles from './HeldBack.module.css';
import { HeldBackList } from './HeldBackList.tsx';

export function HeldBackTool() {
  return (
    <OfficeTool
      name="held-back-tool"
      className={styles.tool}
      words={{ noRights: 'You don’t have permission to see leads', waiting: 'Loading suspected spam' }}
    >
      {(office, { sites }) => <HeldBackList office={office} sites={sites} />}
    </OfficeTool>
  );
}
