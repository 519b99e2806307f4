import { IS_ENGLISH } from '@forecourt/lib/sites/translations';
import { Button, Card, Select, Spinner, Stack, Text } from '@sanity/ui';
import { useEffect, useState } from 'react';
import { type SanityDocument, useClient, useSchema } from 'sanity';
import { IntentLink } from 'sanity/router';
import { API_VERSION } from '../document/site.ts';
import { CopyReport } from './CopyReport.tsx';
import { Buttons, Choice } from './CopyToSites.tsx';
import { COPY_SITES, type CopySite, readCopyFacts } from './copyFacts.ts';
import { planBlocks } from './plan.ts';
import { useWork } from './useWork.ts';
import { addBlocks, removeBlocks } from './write.ts';

type Block = Record<string, unknown> & { _type: string; _key: string };
type Plan = ReturnType<typeof planBlocks<Block>>;
interface Target {
  id: string;
  title: string | null;
  path: string | null;
  site: string;
}

const PAGES = `*[_type == "page" && ${IS_ENGLISH} && _id != $own && defined(site._ref)] | order(site->name asc, path.current asc){
  "id": _id, title, "path": path.current, "site": site._ref
}`;

/** A dialog that copies blocks of a page to the end of another page, on the same site or another. */
export function CopyBlocks({ document, onClose }: { document: SanityDocument; onClose: () => void }) {
  const client = useClient({ apiVersion: API_VERSION });
  const schema = useSchema();
  const from = (document.site as { _ref?: string } | undefined)?._ref ?? '';
  const blocks = (document.blocks ?? []) as Block[];
  const [pages, setPages] = useState<{ pages: Target[]; sites: CopySite[] } | null>(null);
  const [keys, setKeys] = useState<readonly string[]>([]);
  const [targetId, setTargetId] = useState('');
  const [plan, setPlan] = useState<Plan | null>(null);
  const [madeDraft, setMadeDraft] = useState<boolean | null>(null);
  const { busy, problem, run } = useWork();

  const own = document._id.replace(/^drafts\./, '');
  useEffect(() => {
    client
      .withConfig({ perspective: 'drafts' })
      .fetch<{ pages: Target[]; sites: CopySite[] }>(
        `{ "pages": ${PAGES}, "sites": ${COPY_SITES} }`,
        { own },
        { tag: 'copy.pages' },
      )
      .then(setPages, () => setPages({ pages: [], sites: [] }));
  }, [client, own]);

  const siteOf = (id: string | undefined) => pages?.sites.find((site) => site.id === id);
  const origin = siteOf(from);
  if (!pages || !origin) return <Spinner muted />;
  const target = pages.pages.find(({ id }) => id === targetId);
  const to = siteOf(target?.site);

  const look = () =>
    run(async () => {
      if (!to) return;
      const chosenBlocks = blocks.filter(({ _key }) => keys.includes(_key));
      const facts = await readCopyFacts(client, chosenBlocks, [origin.id, to.id]);
      const copyPlan = planBlocks(chosenBlocks, {
        facts,
        from: origin,
        to,
        along: true,
        newId: () => crypto.randomUUID(),
      });
      setPlan({
        ...copyPlan,
        blocks: copyPlan.blocks.map((block) => ({ ...block, _key: crypto.randomUUID().slice(-12) })),
      });
    });
  const make = (copyPlan: Plan) =>
    run(async () => {
      const answer = await addBlocks(client, targetId, copyPlan.blocks, copyPlan.copies);
      setMadeDraft(answer.madeDraft);
    });
  const undo = (copyPlan: Plan) =>
    run(async () => {
      const blockKeys = copyPlan.blocks.map(({ _key }) => _key);
      await removeBlocks(client, targetId, {
        keys: blockKeys,
        copies: copyPlan.copies,
        madeDraft: madeDraft === true,
      });
      onClose();
    });

  return (
    <Stack gap={5}>
      {problem && (
        <Card tone="critical" padding={3} radius={2} role="alert">
          <Text size={1}>Something went wrong: {problem}</Text>
        </Card>
      )}
      {!plan && (
        <>
          <Stack gap={4} as="fieldset">
            {blocks.map((block) => (
              <Choice
                key={block._key}
                words={blockTitle(block, schema.get(block._type)?.title)}
                checked={keys.includes(block._key)}
                onChange={(on) =>
                  setKeys(on ? [...keys, block._key] : keys.filter((key) => key !== block._key))
                }
              />
            ))}
          </Stack>
          <Select
            aria-label="Copy to page"
            value={targetId}
            onChange={(event) => setTargetId(event.currentTarget.value)}
          >
            <option value="">Copy to page…</option>
            {pages.sites.map((site) => (
              <optgroup key={site.id} label={site.name}>
                {pages.pages
                  .filter((page) => page.site === site.id)
                  .map(({ id, title, path }) => (
                    <option key={id} value={id}>
                      {title} ({path})
                    </option>
                  ))}
              </optgroup>
            ))}
          </Select>
          <Buttons>
            <Button mode="bleed" text="Cancel" onClick={onClose} />
            <Button
              text="Review changes"
              loading={busy}
              disabled={busy || keys.length === 0 || !to}
              onClick={() => void look()}
            />
          </Buttons>
        </>
      )}
      {plan && target && (
        <>
          <CopyReport
            heading={`${count(plan.blocks.length)} at the end of '${target.title}' of ${to?.name}`}
            copies={plan.copies}
            changes={plan.changes}
            from={origin.name}
            made={madeDraft !== null}
          />
          {madeDraft === null ? (
            <Buttons>
              <Button mode="bleed" text="Back" onClick={() => setPlan(null)} />
              <Button
                text="Add to draft"
                loading={busy}
                disabled={busy || plan.blocks.length === 0}
                onClick={() => void make(plan)}
              />
            </Buttons>
          ) : (
            <>
              <Text size={1} role="status">
                Added to the draft of{' '}
                <IntentLink intent="edit" params={{ id: target.id, type: 'page' }} onClick={onClose}>
                  {target.title}
                </IntentLink>
                .
              </Text>
              <Buttons>
                <Button mode="ghost" text="Undo" disabled={busy} onClick={() => void undo(plan)} />
                <Button text="Done" onClick={onClose} />
              </Buttons>
            </>
          )}
        </>
      )}
    </Stack>
  );
}

const count = (number: number) => (number === 1 ? 'One block' : `${number} blocks`);

/** Returns the type of a block with its heading or first words. */
function blockTitle(block: Record<string, unknown>, type: string | undefined): string {
  const { heading, title, text, content } = block;
  const words =
    [heading, title, text].find((value) => typeof value === 'string' && value.trim()) ?? firstWords(content);
  return [type ?? block._type, words].filter(Boolean).join(': ');
}

const LONGEST = 60;

function firstWords(content: unknown): string {
  const first = (Array.isArray(content) ? content : []) as { children?: { text?: string }[] }[];
  const words =
    first.flatMap(({ children }) => children?.map(({ text }) => text ?? '').join('') || [])[0] ?? '';
  return words.length > LONGEST ? `${words.slice(0, LONGEST).trimEnd()}…` : words;
}
