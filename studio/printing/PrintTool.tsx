import { OfficeTool } from '../back-office/OfficeTool.tsx';
import styles from './Print.module.css';
import { PrintForm } from './PrintForm.tsx';

export function PrintTool() {
  return (
    <OfficeTool
      name="print-tool"
      className={styles.tool}
      words={{ noRights: 'You don’t have permission to print stock', waiting: 'Loading sites' }}
    >
      {(office, { sites }) => <PrintForm office={office} sites={sites} />}
    </OfficeTool>
  );
}
