/** How many invalidated tags are remembered by name, shared equally by all sites. */
export const TAGS_KEPT = 40_000;
/** The minimum for each site, however many sites there are. */
export const TAGS_OF_SITE = 500;
const SHARE_KEPT = 0.75;

interface SiteInvalidations {
  sequences: Map<string, number>;
  /**
   * Invalidations up to this number are no longer known by tag; everything begun before counts as invalid.
   */
  floor: number;
}

/** Returns the site part of a tag, with the slash; empty for a tag without a site. */
const siteOf = (tag: string): string => tag.slice(0, tag.indexOf('/') + 1);

/**
 * The invalidated tags, in the order of their numbers, which does not depend on clocks. An entry is current
 * if none of its tags was invalidated after its rendering began. Each site has its own list, so a site with
 * very many invalidations makes only its own entries stale.
 */
export class Invalidations {
  readonly #sites = new Map<string, SiteInvalidations>();
  readonly #doubtful = new Set<string>();
  #doubts = 0;
  #applied = 0;

  get applied(): number {
    return this.#applied;
  }

  *tags(): Generator<[tag: string, sequence: number]> {
    for (const { sequences } of this.#sites.values()) yield* sequences;
  }

  *floors(): Generator<[site: string, floor: number]> {
    for (const [site, { floor }] of this.#sites) if (floor > 0) yield [site, floor];
  }

  /** Records an invalidation; an older one that arrives late does not override a newer one. */
  apply(sequence: number, tags: Iterable<string>): void {
    const changedSites = new Set<SiteInvalidations>();
    for (const tag of tags) {
      const site = this.#siteNamed(siteOf(tag));
      if ((site.sequences.get(tag) ?? 0) >= sequence) continue;
      // Re-inserted last, because the map keeps insertion order.
      site.sequences.delete(tag);
      site.sequences.set(tag, sequence);
      changedSites.add(site);
    }
    this.#applied = Math.max(this.#applied, sequence);
    for (const site of changedSites) this.#forget(site);
  }

  /** Returns whether an invalidation is known already, with this number and all of its tags. */
  knows(sequence: number, tags: readonly string[]): boolean {
    return sequence <= this.#applied && tags.every((tag) => this.#sequenceOf(tag) >= sequence);
  }

  /** Records tags of an invalidation with unknown number: they are stale until it is known. */
  doubt(tags: Iterable<string>): void {
    for (const tag of tags) this.#doubtful.add(tag);
    this.#doubts += 1;
  }

  /** How many unnumbered invalidations there have been; pass the value from before the query to `settle`. */
  get doubts(): number {
    return this.#doubts;
  }

  /** Clears the unnumbered tags, unless more have arrived since the query began. */
  settle(doubts: number): void {
    if (doubts === this.#doubts) this.#doubtful.clear();
  }

  /** Makes everything of a site (prefix with slash) stale that began before a sequence number. */
  raiseFloor(sequence: number, name: string): void {
    const site = this.#siteNamed(name);
    site.floor = Math.max(site.floor, sequence);
  }

  /** @param latestInvalidation the latest invalidation known when rendering began */
  isCurrent(tags: readonly string[], latestInvalidation: number): boolean {
    let name = '';
    let site: SiteInvalidations | undefined;
    for (const tag of tags) {
      // Nearly always all tags of a page belong to one site.
      if (name === '' || !tag.startsWith(name)) {
        name = siteOf(tag);
        site = this.#sites.get(name);
      }
      if (this.#doubtful.has(tag)) return false;
      if (site && (latestInvalidation < site.floor || latestInvalidation < (site.sequences.get(tag) ?? 0)))
        return false;
    }
    return true;
  }

  #siteNamed(name: string): SiteInvalidations {
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

  #forget(site: SiteInvalidations): void {
    const share = Math.max(TAGS_OF_SITE, Math.floor(TAGS_KEPT / this.#sites.size));
    if (site.sequences.size <= share) return;
    for (const [tag, sequence] of site.sequences) {
      if (site.sequences.size <= share * SHARE_KEPT) return;
      site.sequences.delete(tag);
      site.floor = Math.max(site.floor, sequence);
    }
  }
}
