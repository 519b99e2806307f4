import { contrast } from '@forecourt/lib/sites/theme/oklch';
import { TEXT_CONTRAST } from '@forecourt/lib/sites/theme/palette';
import { Badge, Card, Flex, Stack, Text, TextInput } from '@sanity/ui';
import { type FormEvent, useCallback } from 'react';
import { type StringInputProps, set, unset } from 'sanity';
import styles from './HexColour.module.css';

const VALID = /^#[0-9a-f]{6}$/i;

/** A colour as text and as a colour picker, with the contrast of white text on it. */
export function HexColour({ value = '', onChange, elementProps, readOnly }: StringInputProps) {
  const change = useCallback(
    (event: FormEvent<HTMLInputElement>) => {
      const next = event.currentTarget.value.trim().toLowerCase();
      onChange(next ? set(next) : unset());
    },
    [onChange],
  );
  const isValid = VALID.test(value);
  const ratio = isValid ? contrast('#ffffff', value) : undefined;
  return (
    <Stack gap={3}>
      <Flex gap={2} align="center">
        <Card radius={2} border overflow="hidden" className={styles.well}>
          <input
            type="color"
            aria-label="Choose a colour"
            value={isValid ? value : '#ffffff'}
            onChange={change}
            disabled={readOnly}
          />
        </Card>
        <div className={styles.text}>
          <TextInput {...elementProps} value={value} onChange={change} placeholder="#1d4ed8" maxLength={7} />
        </div>
      </Flex>
      {ratio !== undefined && (
        <Flex gap={2} align="center">
          <Badge tone={ratio >= TEXT_CONTRAST ? 'positive' : 'caution'} fontSize={0}>
            {ratio.toFixed(1)} : 1
          </Badge>
          <Text size={0} muted>
            {ratio >= TEXT_CONTRAST
              ? 'White text is easy to read on this colour.'
              : 'White text is hard to read on this colour.'}
          </Text>
        </Flex>
      )}
    </Stack>
  );
}
