import { Text } from '@sanity/ui';
import styles from './NewSite.module.css';
import { STEPS, type StepId } from './steps.ts';

/** The steps with the current one. Earlier steps can be opened. */
export function StepList({ current, onChoose }: { current: StepId; onChoose: (step: StepId) => void }) {
  const place = STEPS.findIndex(({ id }) => id === current);
  return (
    <nav aria-label="Steps">
      <ol className={styles.steps}>
        {STEPS.map(({ id, title }, index) => (
          <li key={id} className={styles.step} data-state={stateOf(index, place)}>
            <button
              type="button"
              disabled={index > place}
              aria-current={index === place ? 'step' : undefined}
              onClick={() => onChoose(id)}
            >
              <Text
                as="span"
                size={0}
                muted={index !== place}
                weight={index === place ? 'semibold' : 'regular'}
              >
                <span className={styles.count}>{index + 1}</span>
                <span className={styles.title}>{title}</span>
              </Text>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

const stateOf = (index: number, place: number) =>
  index < place ? 'done' : index === place ? 'current' : 'coming';
