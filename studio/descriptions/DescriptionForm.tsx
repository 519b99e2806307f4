import type { AdvertTextAnswer } from '@forecourt/lib/operations/advert-text/contract';
import type { SiteAnswer } from '@forecourt/lib/operations/back-office/contract';
import type { TextKind, Voice } from '@forecourt/lib/vehicle/advert-text/write';
import { Button, Card, Flex, Heading, Select, Stack, Text, TextInput } from '@sanity/ui';
import { useToast } from '@sanity/ui/toast';
import { type FormEvent, useState } from 'react';
import type { BackOffice } from '../back-office/backOffice.ts';
import { Problem } from '../back-office/Notice.tsx';
import { problemOf } from '../back-office/useSession.ts';
import { chooseSlug, firstSlug } from '../home/chosenSite.ts';
import styles from '../printing/Print.module.css';
import { Labelled } from '../team/Labelled.tsx';
import { WrittenText } from './WrittenText.tsx';

const KINDS: Readonly<Record<TextKind, string>> = { description: 'Description', advert: 'Advertisement' };
const VOICES: Readonly<Record<Voice, string>> = { plain: 'Plain', friendly: 'Friendly' };
const WRITERS = { template: 'Templates', model: 'Language model' } as const;

/** Writes a text about the vehicle with a stock number. */
export function DescriptionForm({ office, sites }: { office: BackOffice; sites: readonly SiteAnswer[] }) {
  const [site, setSite] = useState(() => firstSlug(sites));
  const [stocknum, setStocknum] = useState('');
  const [kind, setKind] = useState<TextKind>('description');
  const [voice, setVoice] = useState<Voice>('plain');
  const [writer, setWriter] = useState<keyof typeof WRITERS>('template');
  const [answer, setAnswer] = useState<AdvertTextAnswer | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const toast = useToast();

  async function write(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setProblem(null);
    try {
      setAnswer(await office.advertText({ site, stocknum, kind, voice, byModel: writer === 'model' }));
    } catch (error) {
      setAnswer(null);
      setProblem(problemOf(error).message);
    }
    setBusy(false);
  }

  async function copy() {
    const text = answer?.sentences.map((sentence) => sentence.text).join(' ') ?? '';
    await navigator.clipboard.writeText(text).then(
      () => toast.push({ status: 'success', title: 'Copied' }),
      () => toast.push({ status: 'error', title: 'Select the text and copy it instead' }),
    );
  }

  return (
    <section className={styles.scroll} aria-label="Descriptions">
      <Stack gap={5} paddingX={4} paddingY={5} className={styles.form}>
        <Stack gap={4}>
          <Heading as="h1" size={2}>
            Descriptions
          </Heading>
          <Text size={1}>
            Writes a text from the facts of a vehicle in stock. Each sentence shows the fields it comes from.
          </Text>
        </Stack>
        <Stack as="form" gap={5} onSubmit={(event) => void write(event)}>
          <div className={styles.choices}>
            <Labelled label="Site">
              {(id) => (
                <Choice
                  id={id}
                  value={site}
                  options={sites.map(({ slug, name }) => [slug, name])}
                  onChange={(slug) => {
                    setSite(slug);
                    chooseSlug(slug);
                  }}
                />
              )}
            </Labelled>
            <Labelled label="Stock number">
              {(id) => (
                <TextInput
                  id={id}
                  required
                  maxLength={100}
                  value={stocknum}
                  onChange={({ currentTarget }) => setStocknum(currentTarget.value)}
                />
              )}
            </Labelled>
            <Labelled label="Text">
              {(id) => <Choice id={id} value={kind} options={entriesOf(KINDS)} onChange={setKind} />}
            </Labelled>
            <Labelled label="Tone">
              {(id) => <Choice id={id} value={voice} options={entriesOf(VOICES)} onChange={setVoice} />}
            </Labelled>
            {answer?.hasModel && (
              <Labelled label="Written by" help="Sentences without a source are left out.">
                {(id) => <Choice id={id} value={writer} options={entriesOf(WRITERS)} onChange={setWriter} />}
              </Labelled>
            )}
          </div>
          <Flex>
            <Button
              type="submit"
              text={isBusy ? 'Writing…' : 'Write text'}
              disabled={isBusy || stocknum.trim() === ''}
            />
          </Flex>
        </Stack>
        {problem && <Problem>{problem}</Problem>}
        {answer && (
          <Card padding={4} border radius={2}>
            <WrittenText answer={answer} onCopy={() => void copy()} />
          </Card>
        )}
      </Stack>
    </section>
  );
}

const entriesOf = <Value extends string>(labels: Readonly<Record<Value, string>>) =>
  Object.entries(labels) as [Value, string][];

function Choice<Value extends string>({
  id,
  value,
  options,
  onChange,
}: {
  id: string;
  value: Value;
  options: readonly (readonly [Value, string])[];
  onChange: (value: Value) => void;
}) {
  return (
    <Select id={id} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value as Value)}>
      {options.map(([name, label]) => (
        <option key={name} value={name}>
          {label}
        </option>
      ))}
    </Select>
  );
}
