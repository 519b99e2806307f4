import { OfficeTool } from '../back-office/OfficeTool.tsx';
import styles from '../leads/HeldBack.module.css';
import { EndSessions } from './EndSessions.tsx';

export function ShopperSessionsTool() {
  return (
    <OfficeTool
      name="shopper-sessions-tool"
      className={styles.tool}
      words={{ noRights: 'You don’t have permission to sign shoppers out', waiting: 'Loading' }}
    >
      {(office, { sites }) => <EndSessions office={office} sites={sites} />}
    </OfficeTool>
  );
}
