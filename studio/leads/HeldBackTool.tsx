import { OfficeTool } from '../back-office/OfficeTool.tsx';
import styles from './HeldBack.module.css';
import { HeldBackList } from './HeldBackList.tsx';

/** Leads of every site that whoever is signed in may see, which were held back as suspected spam. */
export function HeldBackTool() {
  return (
    <OfficeTool
      name="held-back-tool"
      className={styles.tool}
      words={{ noRights: 'Held-back leads are not for your role', waiting: 'Loading held-back leads' }}
    >
      {(office, { sites }) => <HeldBackList office={office} sites={sites} />}
    </OfficeTool>
  );
}
