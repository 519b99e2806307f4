import {
  STAGE_LABELS,
  STAGES,
  type Stage,
  type StageCounts,
} from '@forecourt/lib/operations/results/selection';
import { changeText, rateText } from '@forecourt/lib/operations/results/texts';
import { Card, Text } from '@sanity/ui';
import { Figure } from './Figure.tsx';
import styles from './Results.module.css';

/** Stages from a visit to a sale, each with a bar relative to the largest. */
export function Funnel({
  total,
  before,
  onOpen,
}: {
  total: StageCounts;
  before: StageCounts;
  onOpen: (stage: Stage, label: string) => void;
}) {
  const most = Math.max(1, ...STAGES.map((stage) => total[stage]));
  return (
    <Card border radius={3} className={styles.card}>
      <ol className={styles.funnel} aria-label="From visit to sale">
        {STAGES.map((stage) => (
          <li key={stage} className={styles.stage}>
            <Text size={1} weight="medium" className={styles.stageName}>
              {STAGE_LABELS[stage]}
            </Text>
            <span className={styles.track} aria-hidden="true">
              <span className={styles.bar} style={{ inlineSize: `${(total[stage] / most) * 100}%` }} />
            </span>
            <span className={styles.stageCount}>
              <Figure
                count={total[stage]}
                size={2}
                label={STAGE_LABELS[stage]}
                onOpen={() => onOpen(stage, STAGE_LABELS[stage])}
              />
            </span>
            <Text size={1} muted className={styles.rate}>
              {rateText(stage, total)}
            </Text>
            <Text size={1} muted className={styles.change}>
              {changeText(total[stage], before[stage])}
            </Text>
          </li>
        ))}
      </ol>
    </Card>
  );
}
