import type { RiskVehicle } from '@forecourt/lib/operations/merchandising/answers';
import { Text } from '@sanity/ui';
import { MendLink } from '../advertising/MendLink.tsx';
import { ToolLink } from '../tools/ToolLink.tsx';
import styles from './Merchandising.module.css';

/** The suggested step of a vehicle, with a link to where it is done. */
export function StepLine({
  vehicle: { step, target },
  mayManage,
}: {
  vehicle: RiskVehicle;
  mayManage: boolean;
}) {
  return (
    <div className={styles.step}>
      <Text size={1} weight="medium" muted={step.name === 'none'} className={styles.words}>
        {target.kind === 'tool' ? (
          <ToolLink tool={target.tool} params={target.params} className={styles.link}>
            {step.text}
          </ToolLink>
        ) : (
          step.text
        )}
      </Text>
      {target.kind === 'stock' && (
        <Text size={1} muted className={styles.words}>
          In your stock system: <MendLink target={target.mend} mayManage={mayManage} />
        </Text>
      )}
    </div>
  );
}
