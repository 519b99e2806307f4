import { Button, Card, Flex, Stack, Text } from '@sanity/ui';
import { useToast } from '@sanity/ui/toast';
import { useId, useState } from 'react';
import { useClient } from 'sanity';
import { Dialog } from '../dialog/Dialog.tsx';
import { API_VERSION } from '../document/site.ts';
import { addRedirects, type ReleaseMove, type ReleaseRedirects } from './moves.ts';
import styles from './Releases.module.css';

const textOf = (reason: unknown) => (reason instanceof Error ? reason.message : String(reason));
const openMoves = ({ moves }: ReleaseRedirects) => moves.filter(({ state }) => state === 'open');

/** Adds the redirects to a release, with the states of the button that does it. */
function useAddRedirects(releaseId: string, redirects: ReleaseRedirects) {
  const client = useClient({ apiVersion: API_VERSION });
  const toast = useToast();
  const [isAdding, setIsAdding] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  async function add(): Promise<boolean> {
    setIsAdding(true);
    setProblem(null);
    try {
      await addRedirects(client, releaseId, redirects);
      toast.push({ status: 'success', title: 'Redirects added to the release' });
      return true;
    } catch (reason) {
      setProblem(`The redirects could not be added: ${textOf(reason)}`);
      return false;
    } finally {
      setIsAdding(false);
    }
  }
  return { add, isAdding, problem };
}

/** Old addresses that a release leaves without a redirect, and a button that adds the redirects to it. */
export function MovedAddresses({ releaseId, redirects }: { releaseId: string; redirects: ReleaseRedirects }) {
  const { add, isAdding, problem } = useAddRedirects(releaseId, redirects);
  const open = openMoves(redirects);
  const redirected = redirects.moves.filter(({ state }) => state === 'redirected');
  if (open.length === 0 && redirected.length === 0) return null;
  return (
    <Card
      as="section"
      aria-label="Addresses that change"
      tone={open.length > 0 ? 'caution' : 'default'}
      paddingX={4}
      paddingY={4}
      borderBottom
      className={styles.strip}
    >
      {open.length === 0 ? (
        <Text size={1} muted>
          {redirected.length === 1
            ? `${redirected[0]?.from} will redirect to ${redirected[0]?.to}.`
            : `${redirected.length} old addresses will redirect to the new ones.`}
        </Text>
      ) : (
        <Stack gap={4}>
          <Text as="h2" size={1} weight="semibold">
            {open.length === 1
              ? 'This release changes an address'
              : `This release changes ${open.length} addresses`}
          </Text>
          <MoveList moves={open} />
          {problem && (
            <Text size={1} role="alert">
              {problem}
            </Text>
          )}
          <Flex>
            <Button
              mode="ghost"
              fontSize={1}
              padding={3}
              text={open.length === 1 ? 'Add redirect' : 'Add redirects'}
              loading={isAdding}
              disabled={isAdding}
              onClick={() => void add()}
            />
          </Flex>
        </Stack>
      )}
    </Card>
  );
}

/**
 * Asks about redirects before a release that changes addresses is published or scheduled.
 * @param props.onContinue publishes or schedules the release
 */
export function RedirectsDialog({
  releaseId,
  redirects,
  onContinue,
  onClose,
}: {
  releaseId: string;
  redirects: ReleaseRedirects;
  onContinue: () => void;
  onClose: () => void;
}) {
  const id = useId();
  const { add, isAdding, problem } = useAddRedirects(releaseId, redirects);
  const open = openMoves(redirects);
  return (
    <Dialog
      id={`${id}-redirects`}
      header={open.length === 1 ? 'An address will change' : `${open.length} addresses will change`}
      width={1}
      onClose={onClose}
      footer={
        <Flex justify="flex-end" gap={2} padding={3} wrap="wrap">
          <Button mode="bleed" fontSize={1} text="Cancel" onClick={onClose} />
          <Button
            mode="ghost"
            fontSize={1}
            text="Continue without redirects"
            disabled={isAdding}
            onClick={onContinue}
          />
          <Button
            fontSize={1}
            text="Add redirects and continue"
            loading={isAdding}
            disabled={isAdding}
            onClick={() => void add().then((isDone) => isDone && onContinue())}
          />
        </Flex>
      }
    >
      <Stack gap={4} padding={4}>
        {problem && (
          <Text size={1} role="alert">
            {problem}
          </Text>
        )}
        <MoveList moves={open} />
        <Text size={1}>
          Links, bookmarks and search engines still use the old address. Without a redirect, visitors get an
          error page. Redirects are published and rolled back with this release.
        </Text>
      </Stack>
    </Dialog>
  );
}

function MoveList({ moves }: { moves: readonly ReleaseMove[] }) {
  return (
    <ul className={styles.reasons}>
      {moves.map(({ site, title, from, to }) => (
        <Text as="li" size={1} key={`${site} ${from}`} className={styles.words}>
          {title}: <strong>{from}</strong> becomes <strong>{to}</strong>
        </Text>
      ))}
    </ul>
  );
}

/** Identifies the old addresses that a release leaves without a redirect; empty if there are none. */
export const openMovesText = (redirects: ReleaseRedirects): string =>
  openMoves(redirects)
    .map(({ site, from, to }) => `${site} ${from} ${to}`)
    .join('\n');
