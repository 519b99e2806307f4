import { OfficeTool } from '../back-office/OfficeTool.tsx';
import styles from './ApiKeys.module.css';
import { ApiKeys } from './ApiKeys.tsx';

export function ApiKeysTool() {
  return (
    <OfficeTool
      name="api-keys-tool"
      className={styles.tool}
      words={{ noRights: 'You don’t have permission to manage API keys', waiting: 'Loading API keys' }}
    >
      {(office, { sites }) => <ApiKeys office={office} sites={sites} />}
    </OfficeTool>
  );
}
