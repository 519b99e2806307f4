import { actionOf } from '@/content/links.ts';
import { Heading } from '@/ui/Heading.tsx';
import { Icon } from '@/ui/Icon.client.tsx';
import { ICON_NAMES, type IconName } from '@/ui/icons/names.ts';
import { Link } from '@/ui/Link.tsx';
import { Section } from '@/ui/Section.tsx';
import type { BlockProps } from '../block.ts';

const iconOf = (name: string | null): IconName => ICON_NAMES.find((icon) => icon === name) ?? 'badge-check';

/** Three reasons to buy here (HOME-09). */
export function ValuePropositions({ block, language }: BlockProps<'valuePropositions'>) {
  if (block.items.length === 0) return null;
  return (
    <Section block="valuePropositions" language={language} title={block.heading}>
      <ul className="grid gap-x-12 gap-y-8 md:grid-cols-3">
        {block.items.map((item) => {
          const action = actionOf(item.action);
          return (
            <li key={item._key} className="border-t border-line pt-6">
              <Icon name={iconOf(item.icon)} size={28} className="text-accent-ink" />
              <Heading level={block.heading ? 3 : 2} size="sm" className="mt-4">
                {item.title}
              </Heading>
              <p className="mt-2 text-ink-muted">{item.text}</p>
              {action && (
                <Link {...action.to} className="more mt-3">
                  {action.label}
                  <Icon name="arrow-right" size={16} className="rtl:-scale-x-100" />
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
