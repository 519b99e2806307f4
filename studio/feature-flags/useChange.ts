import { useToast } from '@sanity/ui/toast';
import type { PastChange } from './history.ts';
import type { Change } from './lake.ts';
import type { SiteColumn } from './siteColumn.ts';
import { titleOf } from './values.ts';

const placeWords = (places: readonly { site: SiteColumn }[]) =>
  places.length === 1 ? (places[0]?.site.name ?? '') : `${places.length} sites`;

/** Applies and reverts changes, and shows the result as a toast. */
export function useChange(
  sites: readonly SiteColumn[],
  apply: (changes: readonly Change[]) => Promise<void>,
) {
  const toast = useToast();

  /** @returns whether the changes were stored */
  async function make(
    changes: readonly Change[],
    successTitle: string,
    refusalTitle: string,
  ): Promise<boolean> {
    try {
      await apply(changes);
      toast.push({ status: 'success', title: successTitle, duration: 3000 });
      return true;
    } catch (reason) {
      toast.push({
        status: 'error',
        title: refusalTitle,
        description: reason instanceof Error ? reason.message : 'The change could not be saved.',
        closable: true,
      });
      return false;
    }
  }

  /** Returns changes that revert past ones, at sites that still exist. */
  const backOf = (past: readonly PastChange[]): Change[] =>
    past.flatMap(({ siteId, name, from }) => {
      const site = sites.find(({ id }) => id === siteId);
      return site ? [{ site, name, value: from }] : [];
    });

  /** Describes past changes by row and site. */
  function wordsOf(past: readonly PastChange[]): string {
    const changes = backOf(past);
    const [first] = changes;
    if (!first) return '';
    const rows = new Set(changes.map(({ name }) => name)).size;
    const places = [...new Map(changes.map((change) => [change.site.id, change])).values()];
    return `${titleOf(first.name)}${rows > 1 ? ` and ${rows - 1} more` : ''} at ${placeWords(places)}`;
  }

  return {
    wordsOf,
    turn(row: { name: Change['name']; title: string }, on: boolean, chosenSites: readonly SiteColumn[]) {
      const changes = chosenSites.map((site) => ({ site, name: row.name, value: on }));
      const places = placeWords(changes);
      void make(
        changes,
        `${row.title} is ${on ? 'on' : 'off'} at ${places}`,
        `${row.title} could not be turned ${on ? 'on' : 'off'} at ${places}`,
      );
    },
    /**
     * Sets a setting at sites; null is the default.
     * @returns whether the content lake accepted it
     */
    set(
      row: { name: Change['name']; title: string },
      value: unknown,
      chosenSites: readonly SiteColumn[],
    ): Promise<boolean> {
      const changes = chosenSites.map((site) => ({ site, name: row.name, value }));
      const places = placeWords(changes);
      return make(
        changes,
        value === null
          ? `${row.title} now uses the default at ${places}`
          : `${row.title} was updated at ${places}`,
        `${row.title} could not be updated at ${places}`,
      );
    },
    /**
     * Makes the changes of a profile.
     * @returns whether the content lake accepted them
     */
    applyProfile(changes: readonly Change[]): Promise<boolean> {
      const places = placeWords([...new Map(changes.map((change) => [change.site.id, change])).values()]);
      const count = changes.length === 1 ? '1 change' : `${changes.length} changes`;
      return make(changes, `${count} made at ${places}`, `The changes could not be made at ${places}`);
    },
    /** Restores the values before past changes. */
    putBack(past: readonly PastChange[]) {
      const words = wordsOf(past);
      void make(backOf(past), `Restored: ${words}`, `The change could not be undone: ${words}`);
    },
  };
}
