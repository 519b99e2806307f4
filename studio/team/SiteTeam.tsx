import { KIND_LABELS } from '@forecourt/lib/leads/clock/report';
import { FORM_KINDS } from '@forecourt/lib/leads/form-kinds';
import { type Member, MOST_MINUTES, type TeamSettings } from '@forecourt/lib/leads/owner/team';
import type { SiteAnswer } from '@forecourt/lib/operations/back-office/contract';
import type { TeamAnswer } from '@forecourt/lib/operations/back-office/team-contract';
import { Badge, Box, Button, Card, Flex, Heading, Select, Stack, Text, TextInput } from '@sanity/ui';
import { useToast } from '@sanity/ui/toast';
import { useCallback, useState } from 'react';
import type { BackOffice } from '../back-office/backOffice.ts';
import { Problem, ProblemNotice, Waiting } from '../back-office/Notice.tsx';
import { problemOf } from '../back-office/useSession.ts';
import { useSiteAnswer } from '../back-office/useSiteAnswer.ts';
import { chooseSlug, firstSlug } from '../home/chosenSite.ts';
import { Disclosure } from '../leads/Disclosure.tsx';
import { Tick } from './Choices.tsx';
import { Labelled } from './Labelled.tsx';
import { MemberDialog } from './MemberDialog.tsx';
import { RuleList } from './RuleList.tsx';
import styles from './Team.module.css';

/** The people of a site, and the rules by which they get leads. */
export function SiteTeam({ office, sites }: { office: BackOffice; sites: readonly SiteAnswer[] }) {
  const [site, setSite] = useState(() => firstSlug(sites));
  const load = useCallback((slug: string, signal: AbortSignal) => office.team(slug, signal), [office]);
  const { shown, problem, refresh } = useSiteAnswer(site, load);
  return (
    <Stack gap={5} paddingTop={3}>
      {sites.length > 1 && (
        <Box className={styles.site}>
          <Select
            fontSize={1}
            aria-label="Site"
            value={site}
            onChange={({ currentTarget: { value } }) => {
              setSite(value);
              chooseSlug(value);
            }}
          >
            {sites.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </Select>
        </Box>
      )}
      {problem && <ProblemNotice problem={problem} retry={() => void refresh()} />}
      {!problem && !shown && <Waiting>Loading the team</Waiting>}
      {!problem && shown && (
        <Editor
          key={`${shown.site}/${shown.version}`}
          office={office}
          answer={shown}
          onSaved={() => void refresh()}
        />
      )}
    </Stack>
  );
}

function Editor({
  office,
  answer,
  onSaved,
}: {
  office: BackOffice;
  answer: TeamAnswer;
  onSaved: () => void;
}) {
  const { site, version, mayEdit, places, users } = answer;
  const [settings, setSettings] = useState(answer.settings);
  const [members, setMembers] = useState(answer.members);
  const [edited, setEdited] = useState<Member | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const toast = useToast();
  const change = (values: Partial<TeamSettings>) => setSettings((before) => ({ ...before, ...values }));
  const isChanged = JSON.stringify([settings, members]) !== JSON.stringify([answer.settings, answer.members]);
  const others = (users ?? []).filter(({ id }) => !members.some(({ userId }) => userId === id));

  async function save() {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    try {
      await office.saveTeam({ site, version, settings, members });
      toast.push({ status: 'success', title: 'Team saved' });
      onSaved();
    } catch (error) {
      setProblem(problemOf(error).message);
    }
    setBusy(false);
  }

  return (
    <Stack gap={6}>
      {!mayEdit && (
        <Text size={1} muted>
          Only administrators and managers of this site can change its team.
        </Text>
      )}
      <Stack as="section" gap={4} aria-label="People">
        <Heading as="h2" size={1}>
          People
        </Heading>
        {members.length === 0 && (
          <Text size={1} muted>
            Nobody yet. Without people, leads have no owner and no deadline.
          </Text>
        )}
        <Stack as="ul" gap={3} className={styles.cards}>
          {members.map((member) => (
            <MemberCard
              key={member.userId}
              member={member}
              places={places}
              onEdit={mayEdit ? () => setEdited(member) : null}
            />
          ))}
        </Stack>
        {mayEdit && users === null && (
          <Text size={1} muted>
            Sanity doesn’t list its users right now, so nobody can be added.
          </Text>
        )}
        {mayEdit && others.length > 0 && (
          <Box className={styles.site}>
            <Select
              fontSize={1}
              aria-label="Add a person"
              value=""
              onChange={(event) => {
                const user = others.find(({ id }) => id === event.currentTarget.value);
                if (user) setEdited(newMember(user));
              }}
            >
              <option value="">Add a person…</option>
              {others.map(({ id, name, email }) => (
                <option key={id} value={id}>
                  {name || email || id}
                </option>
              ))}
            </Select>
          </Box>
        )}
      </Stack>
      <fieldset disabled={!mayEdit} style={{ all: 'unset', display: 'block' }}>
        <Stack gap={6}>
          <Targets settings={settings} disabled={!mayEdit} onChange={change} />
          <RuleList
            rules={settings.rules}
            members={members}
            places={places}
            disabled={!mayEdit}
            onChange={(rules) => change({ rules })}
          />
        </Stack>
      </fieldset>
      {problem && <Problem>{problem}</Problem>}
      {mayEdit && (
        <Flex gap={3} align="center" wrap="wrap">
          <Button
            fontSize={1}
            text="Save team"
            loading={busy}
            disabled={busy || !isChanged}
            onClick={() => void save()}
          />
          {isChanged && (
            <Text size={1} muted role="status">
              You have unsaved changes.
            </Text>
          )}
        </Flex>
      )}
      {edited && (
        <MemberDialog
          member={edited}
          places={places}
          onClose={() => setEdited(null)}
          onDone={(member) => {
            setMembers((before) =>
              before.some(({ userId }) => userId === member.userId)
                ? before.map((old) => (old.userId === member.userId ? member : old))
                : [...before, member],
            );
            setEdited(null);
          }}
        />
      )}
    </Stack>
  );
}

const newMember = ({ id, name, email }: { id: string; name: string; email: string }): Member => ({
  userId: id,
  name: name.split(' ')[0] ?? '',
  email,
  mobile: '',
  places: [],
  makes: [],
  kinds: [],
  shifts: [],
  away: [],
  isManager: false,
  takesLeads: true,
  isActive: true,
});

function MemberCard({
  member,
  places,
  onEdit,
}: {
  member: Member;
  places: readonly { id: string; name: string }[];
  onEdit: (() => void) | null;
}) {
  const { name, email, makes, kinds, isManager, isActive, takesLeads } = member;
  const placeNames = member.places.map((id) => places.find((place) => place.id === id)?.name ?? id);
  const facts = [
    placeNames.join(', ') || 'All locations',
    makes.join(', ') || 'all makes',
    kinds.map((kind) => KIND_LABELS[kind]).join(', ') || 'all kinds of leads',
  ];
  return (
    <Card as="li" border radius={3} padding={4}>
      <Flex gap={4} align="flex-start" justify="space-between" wrap="wrap">
        <Stack gap={3} className={styles.grow}>
          <Flex gap={2} align="center" wrap="wrap">
            <Text size={1} weight="semibold">
              {name}
            </Text>
            {isManager && <Badge tone="primary">Manager</Badge>}
            {!takesLeads && <Badge>Takes no leads</Badge>}
            {!isActive && <Badge tone="caution">Has left</Badge>}
          </Flex>
          <Text size={1} muted>
            {[email, ...facts].filter(Boolean).join(' · ')}
          </Text>
        </Stack>
        {onEdit && (
          <Button mode="ghost" fontSize={1} text="Edit" aria-label={`Edit ${name}`} onClick={onEdit} />
        )}
      </Flex>
    </Card>
  );
}

/** Parses minutes; null for an empty field. */
const minutesIn = (text: string): number | null => {
  const minutes = Math.round(Number(text));
  return text.trim() && minutes > 0 ? Math.min(minutes, MOST_MINUTES) : null;
};

function Targets({
  settings,
  disabled,
  onChange,
}: {
  settings: TeamSettings;
  disabled: boolean;
  onChange: (values: Partial<TeamSettings>) => void;
}) {
  const { assigns, minutes, minutesByKind, promises, sendsSms } = settings;
  return (
    <Stack as="section" gap={4} aria-label="Answering">
      <Heading as="h2" size={1}>
        Answering
      </Heading>
      <Stack gap={3}>
        <Tick
          label="Give each lead an owner"
          checked={assigns}
          disabled={disabled}
          onChange={(checked) => onChange({ assigns: checked })}
        />
        <Tick
          label="Tell shoppers who replies and by when"
          checked={promises}
          disabled={disabled}
          onChange={(checked) => onChange({ promises: checked })}
        />
        <Tick
          label="Send notices by SMS too"
          checked={sendsSms}
          disabled={disabled}
          onChange={(checked) => onChange({ sendsSms: checked })}
        />
      </Stack>
      <Box className={styles.site}>
        <Labelled label="Answer within (minutes)" help="Of opening hours. Leave empty for no deadline.">
          {(id) => (
            <TextInput
              id={id}
              type="number"
              min={1}
              max={MOST_MINUTES}
              fontSize={1}
              disabled={disabled}
              value={minutes ?? ''}
              onChange={(event) => onChange({ minutes: minutesIn(event.currentTarget.value) })}
            />
          )}
        </Labelled>
      </Box>
      <Disclosure summary="Other times for some kinds of leads">
        <Box paddingTop={4}>
          <div className={styles.fields}>
            {FORM_KINDS.map((kind) => (
              <Labelled key={kind} label={KIND_LABELS[kind]}>
                {(id) => (
                  <TextInput
                    id={id}
                    type="number"
                    min={1}
                    max={MOST_MINUTES}
                    fontSize={1}
                    disabled={disabled}
                    placeholder={minutes === null ? 'No deadline' : String(minutes)}
                    value={minutesByKind[kind] ?? ''}
                    onChange={(event) => {
                      const { [kind]: _, ...rest } = minutesByKind;
                      const own = minutesIn(event.currentTarget.value);
                      onChange({ minutesByKind: own === null ? rest : { ...rest, [kind]: own } });
                    }}
                  />
                )}
              </Labelled>
            ))}
          </div>
        </Box>
      </Disclosure>
    </Stack>
  );
}
