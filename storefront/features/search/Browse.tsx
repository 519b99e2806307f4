import type { Landing } from '@/stock/landing.ts';
import type { ListedLanding } from '@/stock/listed-landings.ts';
import { browseGroups, browseLabel } from './browse.ts';

/** Links from an unfiltered results page to its parts, for shoppers and crawlers. */
export function Browse({
  landing,
  landings,
}: {
  landing: Pick<Landing, 'kind' | 'heading'>;
  landings: readonly ListedLanding[];
}) {
  return browseGroups(landing, landings).map((group) => (
    <nav key={group.title} aria-label={group.title} className="mt-10">
      <h2 className="mb-2 text-lg">{group.title}</h2>
      <ul className="columns-2 gap-x-8 text-sm sm:columns-3 lg:columns-5 [&_a]:flex [&_a]:min-h-11 [&_a]:items-center [&_a]:gap-1.5 [&_a]:hover:text-accent-ink">
        {group.landings.map((each) => (
          <li key={each.path}>
            <a href={each.path}>
              {browseLabel(each)}
              <span className="numbers text-ink-subtle">{each.count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  ));
}
