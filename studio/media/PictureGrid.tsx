import { Button, Checkbox, Flex, Text } from '@sanity/ui';
import { useState } from 'react';
import styles from './Media.module.css';
import type { Picture } from './pictures.ts';

/** Number of pictures added by "Show more". */
const STEP = 60;

const usesIn = ({ length }: Picture['uses']) =>
  length === 0 ? 'Unused' : `In ${length} ${length === 1 ? 'document' : 'documents'}`;

/** A grid of pictures. Selecting one opens it, and checkboxes select several. */
export function PictureGrid({
  pictures,
  chosenIds,
  onOpen,
  onChoose,
}: {
  pictures: readonly Picture[];
  chosenIds?: ReadonlySet<string>;
  onOpen: (picture: Picture) => void;
  onChoose?: ((picture: Picture) => void) | undefined;
}) {
  const [most, setMost] = useState(STEP);
  if (pictures.length === 0)
    return (
      <Text size={1} muted>
        No matching pictures.
      </Text>
    );
  return (
    <>
      <ul className={styles.grid}>
        {pictures.slice(0, most).map((picture) => (
          <li key={picture._id}>
            {onChoose && (
              <Checkbox
                className={styles.box}
                aria-label={`Select ${picture.name}`}
                checked={chosenIds?.has(picture._id) === true}
                onChange={() => onChoose(picture)}
              />
            )}
            <button type="button" className={styles.tile} onClick={() => onOpen(picture)}>
              <img src={`${picture.url}?w=360&h=270&fit=crop`} alt="" loading="lazy" />
              <Text size={1} weight="medium">
                <span className={styles.name}>{picture.name}</span>
              </Text>
              <Text size={1} muted>
                {usesIn(picture.uses)}
              </Text>
            </button>
          </li>
        ))}
      </ul>
      {pictures.length > most && (
        <Flex justify="center">
          <Button mode="ghost" text="Show more" onClick={() => setMost(most + STEP)} />
        </Flex>
      )}
    </>
  );
}
