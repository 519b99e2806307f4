import { OfficeTool } from '../back-office/OfficeTool.tsx';
import styles from './Merchandising.module.css';
import { Merchandising } from './Merchandising.tsx';

export function MerchandisingTool() {
  return (
    <OfficeTool
      name="merchandising-tool"
      className={styles.tool}
      words={{
        noRights: 'You don’t have permission to see these vehicles',
        waiting: 'Loading vehicles',
      }}
    >
      {(office, { sites }) => <Merchandising office={office} sites={sites} />}
    </OfficeTool>
  );
}
