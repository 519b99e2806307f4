import { OfficeTool } from '../back-office/OfficeTool.tsx';
import styles from '../printing/Print.module.css';
import { DescriptionForm } from './DescriptionForm.tsx';

export function DescriptionsTool() {
  return (
    <OfficeTool
      name="descriptions-tool"
      className={styles.tool}
      words={{ noRights: 'You don’t have permission to write descriptions', waiting: 'Loading sites' }}
    >
      {(office, { sites }) => <DescriptionForm office={office} sites={sites} />}
    </OfficeTool>
  );
}
