import type { ComposerAnswer } from '@forecourt/lib/leads/conversation/composer';
import { Card, Flex, Stack, Text } from '@sanity/ui';
import styles from './Composer.module.css';

/** Shows a message as the shopper reads it. */
export function MessagePreview({
  isMail,
  subject,
  text,
  vehicle,
  files,
}: {
  isMail: boolean;
  subject: string;
  text: string;
  vehicle: ComposerAnswer['vehicle'];
  files: readonly File[];
}) {
  return (
    <Card as="section" aria-label="Preview" tone="transparent" border radius={3} padding={4}>
      <Stack gap={4}>
        {isMail && (
          <Text size={2} weight="semibold" className={styles.words}>
            {subject}
          </Text>
        )}
        <Text size={1} className={styles.words}>
          {text || 'Nothing written yet.'}
        </Text>
        {vehicle && (
          <Flex gap={3} align="center">
            {vehicle.picture && <img className={styles.picture} src={vehicle.picture} alt="" />}
            <Stack gap={2}>
              <Text size={1} weight="medium">
                {vehicle.title}
              </Text>
              <Text size={1}>{vehicle.price}</Text>
            </Stack>
          </Flex>
        )}
        {files.length > 0 && (
          <Text size={1} muted>
            {files.map(({ name }) => name).join(', ')}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
