import { countText } from '@/stock/count.ts';
import { Icon } from '@/ui/Icon.client.tsx';
import { Link } from '@/ui/Link.tsx';
import { Section } from '@/ui/Section.tsx';
import type { StockOf } from './stock.server.ts';
import type { Variant } from './variants.server.ts';

export function Variants({
  model,
  noun,
  variants,
}: {
  model: string;
  noun: StockOf['noun'];
  variants: readonly Variant[];
}) {
  if (variants.length < 2) return null;
  return (
    <Section title={`Which ${model}?`}>
      <ul className="grid gap-x-gap border-t border-line-strong md:grid-cols-2 lg:grid-cols-3">
        {variants.map(({ name, text, count, href }) => (
          <li key={name} className="flex flex-col gap-1 border-b border-line py-5">
            <h3 className="text-xl">{name}</h3>
            {text && <p className="text-ink-muted">{text}</p>}
            {href ? (
              <Link href={href} className="more mt-1">
                {countText(count, noun)} in stock
                <span className="sr-only">
                  {' '}
                  of the {model} {name}
                </span>
                <Icon name="arrow-right" size={16} />
              </Link>
            ) : (
              <p className="mt-1 text-sm text-ink-muted">Available to order</p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
