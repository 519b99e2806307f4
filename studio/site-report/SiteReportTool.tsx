import { OfficeTool } from '../back-office/OfficeTool.tsx';
import styles from './SiteReport.module.css';
import { SiteReport } from './SiteReport.tsx';

export function SiteReportTool() {
  return (
    <OfficeTool
      name="site-report-tool"
      className={styles.tool}
      words={{
        noRights: 'You don’t have permission to see site reports',
        waiting: 'Loading site report',
      }}
    >
      {(office, { sites }) => <SiteReport office={office} sites={sites} />}
    </OfficeTool>
  );
}
