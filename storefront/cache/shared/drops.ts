/** How many invalidated tags are remembered by name. All sites share them equally. */
export const TAGS_KEPT = 40_000;
/** Each site may have this many tags, however many sites there are. */
export const TAGS_OF_SITE = 500;
/** The share of a full list that stays when its oldest tags are forgotten. */
const SHARE_KEPT = 0.75;

/** The invalidated tags of one site. */
interface SiteDrops {
  sequences: Map<string, number>;
  /** Drops up to this number are no longer known by their tags: whatever began before it counts as invalidated. */
  floor: number;
}

/** The part of a tag that names its site, with the slash; empty for a tag of no site. */
const siteOf = (tag: string): string => tag.slice(0, tag.indexOf('/') + 1);

/**
 * Which tags were dropped, in the order of the drops: without clocks, so that copies on machines whose clocks differ
 * agree. Something made from data is current when none of its tags was dropped after its making began. Each site has a
 * list of its own, so a site with very many drops makes only its own entries stale.
 */
export class Drops {
  readonly #sites = new Map<string, SiteDrops>();
  readonly #doubtful = new Set<string>();
  #doubts = 0;
  #applied = 0;

  /** The number of the latest drop that is known here. */
  get applied(): number {
    return this.#applied;
  }

  /** Every remembered tag with the number of its drop. */
  *tags(): Generator<[tag: string, sequence: number]> {
    for (const { sequences } of this.#sites.values()) yield* sequences;
  }

  /** The floor of each site that has one. */
  *floors(): Generator<[site: string, floor: number]> {
    for (const [site, { floor }] of this.#sites) if (floor > 0) yield [site, floor];
  }

  /** Notes a drop; an older one that comes late changes nothing that a newer one said. */
  apply(sequence: number, tags: Iterable<string>): void {
    const changedSites = new Set<SiteDrops>();
    for (const tag of tags) {
      const site = this.#siteNamed(siteOf(tag));
      if ((site.sequences.get(tag) ?? 0) >= sequence) continue;
      // The latest last: the map keeps the order in which its entries came.
      site.sequences.delete(tag);
      site.sequences.set(tag, sequence);
      changedSites.add(site);
    }
    this.#applied = Math.max(this.#applied, sequence);
    for (const site of changedSites) this.#forget(site);
  }

  /** Whether a drop was noted already, by this number and for all of its tags. */
  knows(sequence: number, tags: readonly string[]): boolean {
    return sequence <= this.#applied && tags.every((tag) => this.#sequenceOf(tag) >= sequence);
  }

  /** Notes tags of a drop whose place among the others is unknown: nothing with them is current until it is known. */
  doubt(tags: Iterable<string>): void {
    for (const tag of tags) this.#doubtful.add(tag);
    this.#doubts += 1;
  }

  /** How many drops were doubtful so far: whoever asks for their places tells `settle` what it was when it asked. */
  get doubts(): number {
    return this.#doubts;
  }

  /** The places of all drops are known that were doubtful when it was asked for them. */
  settle(doubts: number): void {
    if (doubts === this.#doubts) this.#doubtful.clear();
  }

  /**
   * Makes everything of a site stale that began before a number.
   * @param name of the site, with its slash
   */
  raiseFloor(sequence: number, name: string): void {
    const site = this.#siteNamed(name);
    site.floor = Math.max(site.floor, sequence);
  }

  /** @param latestDrop the number of the latest drop known when the making began */
  isCurrent(tags: readonly string[], latestDrop: number): boolean {
    let name = '';
    let site: SiteDrops | undefined;
    for (const tag of tags) {
      // Nearly always all tags of a page are of one site.
      if (name === '' || !tag.startsWith(name)) {
        name = siteOf(tag);
        site = this.#sites.get(name);
      }
      if (this.#doubtful.has(tag)) return false;
      if (site && (latestDrop < site.floor || latestDrop < (site.sequences.get(tag) ?? 0))) return false;
    }
    return true;
  }

  #siteNamed(name: string): SiteDrops {
    let site = this.#sites.get(name);
    if (!site) {
      site = { sequences: new Map(), floor: 0 };
      this.#sites.set(name, site);
    }
    return site;
  }

  #sequenceOf(tag: string): number {
    const site = this.#sites.get(siteOf(tag));
    return site?.sequences.get(tag) ?? site?.floor ?? 0;
  }

  #forget(site: SiteDrops): void {
    const share = Math.max(TAGS_OF_SITE, Math.floor(TAGS_KEPT / this.#sites.size));
    if (site.sequences.size <= share) return;
    for (const [tag, sequence] of site.sequences) {
      if (site.sequences.size <= share * SHARE_KEPT) return;
      site.sequences.delete(tag);
      site.floor = Math.max(site.floor, sequence);
    }
  }
}
