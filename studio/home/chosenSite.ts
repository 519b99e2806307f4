import type { SanityClient } from 'sanity';

const KEY = 'forecourt.site';

interface Choice {
  id: string;
  slug: string;
}

const NONE: Choice = { id: '', slug: '' };
const SITES = '*[_type == "site" && defined(slug.current)]{ "id": _id, "slug": slug.current }';

/** All sites, as tools of the back office know sites by slug and those of content by id. */
let sites: readonly Choice[] = [];

/** Loads the sites, so that a choice in one tool is known in the others. */
export async function loadSites(client: SanityClient): Promise<void> {
  sites = await client
    .withConfig({ perspective: 'published' })
    .fetch<Choice[]>(SITES, {}, { tag: 'site-choice' });
}

function stored(): Choice {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    const { id, slug } = (value ?? {}) as Partial<Record<keyof Choice, unknown>>;
    return typeof id === 'string' && typeof slug === 'string' ? { id, slug } : NONE;
  } catch {
    return NONE;
  }
}

const store = (choice: Choice) => localStorage.setItem(KEY, JSON.stringify(choice));

/** Returns the id of the site last chosen in any tool, or an empty string for all sites. */
export const chosenSite = (): string => stored().id;

/** Returns the slug of the site last chosen in any tool, or an empty string for all sites. */
export const chosenSlug = (): string => stored().slug;

/** Stores the chosen site for all tools. An empty string means all sites. */
export const chooseSite = (id: string): void =>
  store(sites.find((site) => site.id === id) ?? { ...NONE, id });

/** Stores the site chosen by its slug for all tools. An empty string means all sites. */
export const chooseSlug = (slug: string): void =>
  store(sites.find((site) => site.slug === slug) ?? { ...NONE, slug });

/** Returns the slug of the site last chosen in any tool if a tool offers it, or else of its first site. */
export const firstSlug = (offered: readonly { slug: string }[]): string =>
  (offered.find(({ slug }) => slug === chosenSlug()) ?? offered[0])?.slug ?? '';
