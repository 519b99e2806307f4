import { KIND_LABELS } from '@forecourt/lib/leads/clock/report';
import { FORM_KINDS, type FormKind } from '@forecourt/lib/leads/form-kinds';
import type { AssignmentRule, Member } from '@forecourt/lib/leads/owner/team';
import { Button, Card, Flex, Heading, Stack, Text, TextInput } from '@sanity/ui';
import { useState } from 'react';
import { Choices, Tick } from './Choices.tsx';
import { Labelled } from './Labelled.tsx';
import { namesIn } from './lists.ts';
import styles from './Team.module.css';

const KINDS = FORM_KINDS.map((id) => ({ id, name: KIND_LABELS[id] }));
const NEW_RULE: AssignmentRule = { places: [], kinds: [], makes: [], people: [], isOnShift: true };

/** The rules in the order in which they are tried. */
export function RuleList({
  rules,
  members,
  places,
  disabled,
  onChange,
}: {
  rules: readonly AssignmentRule[];
  members: readonly Member[];
  places: readonly { id: string; name: string }[];
  disabled: boolean;
  onChange: (rules: AssignmentRule[]) => void;
}) {
  const swap = (index: number, other: number) =>
    onChange(
      rules.map((rule, at) => (at === index ? rules[other] : at === other ? rules[index] : rule) ?? rule),
    );
  return (
    <Stack as="section" gap={4} aria-label="Rules">
      <Stack gap={3}>
        <Heading as="h2" size={1}>
          Rules
        </Heading>
        <Text size={1} muted>
          The first rule that matches a lead and has someone at work decides. If none does, people whose
          location, makes and kinds match take turns, then everyone at the location, then everyone.
        </Text>
      </Stack>
      <Stack as="ol" gap={3} className={styles.cards}>
        {rules.map((rule, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rules have no ids
          <Card key={index} as="li" border radius={3} padding={4} aria-label={`Rule ${index + 1}`}>
            <Stack gap={4}>
              <Flex gap={2} align="center" justify="space-between" wrap="wrap">
                <Text size={1} weight="semibold">
                  Rule {index + 1}
                </Text>
                {!disabled && (
                  <Flex gap={1}>
                    <Button
                      mode="bleed"
                      fontSize={1}
                      text="Up"
                      disabled={index === 0}
                      onClick={() => swap(index, index - 1)}
                    />
                    <Button
                      mode="bleed"
                      fontSize={1}
                      text="Down"
                      disabled={index === rules.length - 1}
                      onClick={() => swap(index, index + 1)}
                    />
                    <Button
                      mode="bleed"
                      fontSize={1}
                      text="Remove"
                      onClick={() => onChange(rules.filter((_, other) => other !== index))}
                    />
                  </Flex>
                )}
              </Flex>
              <Rule
                rule={rule}
                members={members}
                places={places}
                disabled={disabled}
                onChange={(values) =>
                  onChange(rules.map((old, other) => (other === index ? { ...old, ...values } : old)))
                }
              />
            </Stack>
          </Card>
        ))}
      </Stack>
      {!disabled && (
        <Flex>
          <Button mode="ghost" fontSize={1} text="Add rule" onClick={() => onChange([...rules, NEW_RULE])} />
        </Flex>
      )}
    </Stack>
  );
}

function Rule({
  rule,
  members,
  places,
  disabled,
  onChange,
}: {
  rule: AssignmentRule;
  members: readonly Member[];
  places: readonly { id: string; name: string }[];
  disabled: boolean;
  onChange: (values: Partial<AssignmentRule>) => void;
}) {
  const [makes, setMakes] = useState(rule.makes.join(', '));
  const people = members
    .filter(({ isActive, userId }) => isActive || rule.people.includes(userId))
    .map(({ userId, name }) => ({ id: userId, name }));
  return (
    <Stack gap={4}>
      <Choices
        legend="Kinds of leads (none: all)"
        options={KINDS}
        chosen={rule.kinds}
        onChange={(chosen) => onChange({ kinds: chosen as FormKind[] })}
      />
      <Choices
        legend="Locations (none: all)"
        options={places}
        chosen={rule.places}
        onChange={(chosen) => onChange({ places: chosen })}
      />
      <Labelled label="Makes" help="For example: Mazda, Kia. Leave empty for all.">
        {(id) => (
          <TextInput
            id={id}
            fontSize={1}
            disabled={disabled}
            value={makes}
            onChange={(event) => {
              setMakes(event.currentTarget.value);
              onChange({ makes: namesIn(event.currentTarget.value) });
            }}
          />
        )}
      </Labelled>
      <Choices
        legend="People who take turns (none: everyone who matches)"
        options={people}
        chosen={rule.people}
        onChange={(chosen) => onChange({ people: chosen })}
      />
      <Tick
        label="Only people with a shift before the deadline"
        checked={rule.isOnShift}
        disabled={disabled}
        onChange={(isOnShift) => onChange({ isOnShift })}
      />
    </Stack>
  );
}
