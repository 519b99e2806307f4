import { KIND_LABELS } from '@forecourt/lib/leads/clock/report';
import { FORM_KINDS, type FormKind } from '@forecourt/lib/leads/form-kinds';
import { type Member, memberSchema } from '@forecourt/lib/leads/owner/team';
import { Button, Flex, Select, Stack, Text, TextInput } from '@sanity/ui';
import { useState } from 'react';
import { Problem } from '../back-office/Notice.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { Choices, Tick } from './Choices.tsx';
import { Labelled } from './Labelled.tsx';
import { mobileOf, namesIn, WEEKDAYS } from './lists.ts';
import styles from './Team.module.css';

const KINDS = FORM_KINDS.map((id) => ({ id, name: KIND_LABELS[id] }));
const NEW_SHIFT = { weekday: 1, from: '09:00', to: '17:30' };

/** Edits one person. Nothing is saved until the team is saved. */
export function MemberDialog({
  member: first,
  places,
  onDone,
  onClose,
}: {
  member: Member;
  places: readonly { id: string; name: string }[];
  onDone: (member: Member) => void;
  onClose: () => void;
}) {
  const [member, setMember] = useState(first);
  const [makes, setMakes] = useState(first.makes.join(', '));
  const [problem, setProblem] = useState<string | null>(null);
  const change = (values: Partial<Member>) => setMember((before) => ({ ...before, ...values }));

  function done() {
    const parsed = memberSchema.safeParse({
      ...member,
      mobile: mobileOf(member.mobile),
      makes: namesIn(makes),
    });
    if (parsed.success) onDone(parsed.data);
    else setProblem(parsed.error.issues[0]?.message ?? 'Check the fields.');
  }

  return (
    <Dialog
      id="team-member"
      header={first.name || 'New person'}
      width={1}
      onClickOutside={onClose}
      onClose={onClose}
    >
      <Stack gap={5} padding={4}>
        <div className={styles.fields}>
          <Labelled label="First name" help="Shoppers see it.">
            {(id) => (
              <TextInput
                id={id}
                fontSize={1}
                value={member.name}
                onChange={(event) => change({ name: event.currentTarget.value })}
              />
            )}
          </Labelled>
          <Labelled label="Email" help="For new and late leads.">
            {(id) => (
              <TextInput
                id={id}
                type="email"
                fontSize={1}
                value={member.email}
                onChange={(event) => change({ email: event.currentTarget.value })}
              />
            )}
          </Labelled>
          <Labelled label="Mobile" help="For SMS, if the site sends them. Can be empty.">
            {(id) => (
              <TextInput
                id={id}
                type="tel"
                fontSize={1}
                value={member.mobile}
                onChange={(event) => change({ mobile: event.currentTarget.value })}
              />
            )}
          </Labelled>
          <Labelled label="Makes" help="For example: Mazda, Kia. Leave empty for all.">
            {(id) => (
              <TextInput
                id={id}
                fontSize={1}
                value={makes}
                onChange={(event) => setMakes(event.currentTarget.value)}
              />
            )}
          </Labelled>
        </div>
        <Choices
          legend="Locations (none: all)"
          options={places}
          chosen={member.places}
          onChange={(chosen) => change({ places: chosen })}
        />
        <Choices
          legend="Kinds of leads (none: all)"
          options={KINDS}
          chosen={member.kinds}
          onChange={(chosen) => change({ kinds: chosen as FormKind[] })}
        />
        <Shifts shifts={member.shifts} onChange={(shifts) => change({ shifts })} />
        <DaysAway away={member.away} onChange={(away) => change({ away })} />
        <Stack gap={3}>
          <Tick
            label="Takes leads"
            checked={member.takesLeads}
            onChange={(takesLeads) => change({ takesLeads })}
          />
          <Tick
            label="Manager: receives late leads and can edit the team"
            checked={member.isManager}
            onChange={(isManager) => change({ isManager })}
          />
          <Tick
            label="Has left: their open leads go to colleagues"
            checked={!member.isActive}
            onChange={(hasLeft) => change({ isActive: !hasLeft })}
          />
        </Stack>
        {problem && <Problem>{problem}</Problem>}
        <Flex gap={2} justify="flex-end">
          <Button mode="ghost" fontSize={1} text="Cancel" onClick={onClose} />
          <Button fontSize={1} text="Done" onClick={done} />
        </Flex>
      </Stack>
    </Dialog>
  );
}

function Shifts({
  shifts,
  onChange,
}: {
  shifts: Member['shifts'];
  onChange: (shifts: Member['shifts']) => void;
}) {
  const set = (index: number, values: Partial<Member['shifts'][number]>) =>
    onChange(shifts.map((shift, other) => (other === index ? { ...shift, ...values } : shift)));
  return (
    <Stack gap={3} as="section" aria-label="Shifts">
      <Text size={1} weight="medium">
        Shifts
      </Text>
      {shifts.length === 0 && (
        <Text size={1} muted>
          Works whenever the location is open.
        </Text>
      )}
      {shifts.map((shift, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shifts have no ids
        <div key={index} className={styles.times}>
          <Select
            fontSize={1}
            aria-label="Weekday"
            value={shift.weekday}
            onChange={(event) => set(index, { weekday: Number(event.currentTarget.value) })}
          >
            {WEEKDAYS.map((name, weekday) => (
              <option key={name} value={weekday}>
                {name}
              </option>
            ))}
          </Select>
          {(['from', 'to'] as const).map((end) => (
            <TextInput
              key={end}
              type="time"
              fontSize={1}
              aria-label={end === 'from' ? 'Start' : 'End'}
              value={shift[end]}
              onChange={(event) => set(index, { [end]: event.currentTarget.value })}
            />
          ))}
          <Button
            mode="bleed"
            fontSize={1}
            text="Remove"
            onClick={() => onChange(shifts.filter((_, other) => other !== index))}
          />
        </div>
      ))}
      <Flex>
        <Button
          mode="ghost"
          fontSize={1}
          text="Add shift"
          onClick={() => {
            const last = shifts.at(-1);
            onChange([...shifts, last ? { ...last, weekday: (last.weekday + 1) % 7 } : NEW_SHIFT]);
          }}
        />
      </Flex>
    </Stack>
  );
}

function DaysAway({ away, onChange }: { away: Member['away']; onChange: (away: Member['away']) => void }) {
  const today = new Date().toISOString().slice(0, 10);
  return (
    <Stack gap={3} as="section" aria-label="Days away">
      <Text size={1} weight="medium">
        Days away
      </Text>
      {away.map((absence, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: absences have no ids
        <div key={index} className={`${styles.times} ${styles.days}`}>
          {(['from', 'to'] as const).map((end) => (
            <TextInput
              key={end}
              type="date"
              fontSize={1}
              aria-label={end === 'from' ? 'First day away' : 'Last day away'}
              value={absence[end]}
              onChange={(event) => {
                const { value } = event.currentTarget;
                onChange(away.map((old, other) => (other === index ? { ...old, [end]: value } : old)));
              }}
            />
          ))}
          <Button
            mode="bleed"
            fontSize={1}
            text="Remove"
            onClick={() => onChange(away.filter((_, other) => other !== index))}
          />
        </div>
      ))}
      <Flex>
        <Button
          mode="ghost"
          fontSize={1}
          text="Add days away"
          onClick={() => onChange([...away, { from: today, to: today }])}
        />
      </Flex>
    </Stack>
  );
}
