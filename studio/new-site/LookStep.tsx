import type { Template } from '@forecourt/lib/sites/theme';
import { TEMPLATE_CHOICES } from '@forecourt/schemas/fields/themeField';
import { Card, Flex, Radio, Stack, Text } from '@sanity/ui';
import { useId } from 'react';
import { Specimen } from '../theme/Specimen.tsx';
import { LogoField } from './LogoField.tsx';
import styles from './NewSite.module.css';
import { TextField } from './TextField.tsx';
import type { Assistant } from './useAssistant.ts';

export function LookStep({ assistant }: { assistant: Assistant }) {
  const { draft, answer, change } = assistant;
  const look = answer?.look;
  return (
    <Stack gap={5}>
      <Templates value={draft.template} onChange={(template) => change({ template })} />
      <LogoField assistant={assistant} />
      <div className={styles.fields}>
        <TextField
          label="Accent"
          hint="Colour of buttons, links and focus outlines. Leave empty to use the logo’s strongest colour."
          part="accent"
          placeholder={look?.colours.accent ?? '#1d4ed8'}
          value={draft.accent}
          assistant={assistant}
          onChange={(accent) => change({ accent })}
        />
        <TextField
          label="Neutral tint"
          hint="Tints dark surfaces. Leave empty to derive it from the logo."
          part="brand"
          placeholder={look?.colours.brand ?? '#0f172a'}
          value={draft.brand}
          assistant={assistant}
          onChange={(brand) => change({ brand })}
        />
      </div>
      {look && (
        <Stack gap={4}>
          {look.notes.map((note) => (
            <Text key={note} size={1} muted>
              {note}
            </Text>
          ))}
          <Specimen theme={look.colours} template={draft.template} />
        </Stack>
      )}
    </Stack>
  );
}

const capital = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

function Templates({ value, onChange }: { value: Template; onChange: (template: Template) => void }) {
  const id = useId();
  return (
    <Stack gap={4} role="radiogroup" aria-label="Template">
      <Text as="h3" size={1} weight="semibold">
        Template
      </Text>
      <div className={styles.choices}>
        {TEMPLATE_CHOICES.map((choice) => {
          const [name = '', ...about] = choice.title.split(': ');
          return (
            <Card
              key={choice.value}
              as="label"
              border
              radius={3}
              padding={3}
              data-chosen={choice.value === value || undefined}
              className={styles.choice}
            >
              <Flex gap={3} align="flex-start">
                <Radio
                  name={id}
                  value={choice.value}
                  checked={choice.value === value}
                  aria-label={choice.title}
                  onChange={() => onChange(choice.value)}
                />
                <Stack gap={3}>
                  <Text as="span" size={1} weight="medium">
                    {name}
                  </Text>
                  <Text as="span" size={1} muted>
                    {capital(about.join(': '))}
                  </Text>
                </Stack>
              </Flex>
            </Card>
          );
        })}
      </div>
    </Stack>
  );
}
