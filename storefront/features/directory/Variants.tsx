import { countText } from '@/stock/count.ts';
import { classes } from '@/ui/classes.ts';
import { Icon } from '@/ui/Icon.client.tsx';
import { Link } from '@/ui/Link.tsx';
import { Section } from '@/ui/Section.tsx';
import type { StockOf } from './stock.server.ts';
import { differs, knownFacts, VARIANT_FACTS } from './variant-facts.ts';
import type { Variant, VariantColour } from './variants.server.ts';
import './variants.css';

/** Colours listed before the rest is counted. */
const COLOURS_SHOWN = 6;

/**
 * The variants of a model side by side: price, stock, facts and colours. Nothing with fewer than two. Search engines
 * do not follow the links to filtered results.
 */
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
  const some = (has: (variant: Variant) => unknown) => variants.some((variant) => Boolean(has(variant)));
  return (
    <Section title={`Which ${model}?`}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region is reached by keyboard */}
      <section className="variants-scroll" aria-label={`Variants of the ${model}`} tabIndex={0}>
        <table className="variants">
          <thead>
            <tr>
              <td />
              {variants.map(({ name }) => (
                <th key={name} scope="col" className="text-xl font-semibold">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {some(({ text }) => text) && (
              <Row label="Differences" variants={variants} cell={({ text }) => text} />
            )}
            {some(({ prices }) => prices) && (
              <Row
                label="Price"
                variants={variants}
                cell={({ prices }) => prices && <strong className="numbers">{prices}</strong>}
              />
            )}
            <Row
              label="In stock"
              variants={variants}
              cell={(variant) => <InStock variant={variant} model={model} noun={noun} />}
            />
            {knownFacts(variants).map((fact) => (
              <Row
                key={fact}
                label={VARIANT_FACTS[fact]}
                isDifferent={differs(fact, variants)}
                variants={variants}
                cell={({ facts }) => facts[fact]}
              />
            ))}
            {some(({ colours }) => colours.length > 0) && (
              <Row
                label="Colours"
                variants={variants}
                cell={({ name, colours }) => <Colours colours={colours} variant={`${model} ${name}`} />}
              />
            )}
          </tbody>
        </table>
      </section>
    </Section>
  );
}

function Row({
  label,
  variants,
  isDifferent = false,
  cell,
}: {
  label: string;
  variants: readonly Variant[];
  isDifferent?: boolean;
  cell: (variant: Variant) => React.ReactNode;
}) {
  return (
    <tr className={classes(isDifferent && 'differs') || undefined}>
      <th scope="row">{label}</th>
      {variants.map((variant) => (
        <td key={variant.name}>
          {cell(variant) || (
            <span className="text-ink-muted">
              <span aria-hidden="true">–</span>
              <span className="sr-only">Not known</span>
            </span>
          )}
        </td>
      ))}
    </tr>
  );
}

function InStock({
  variant: { name, count, href },
  model,
  noun,
}: {
  variant: Variant;
  model: string;
  noun: StockOf['noun'];
}) {
  if (!href) return <span className="text-ink-muted">Available to order</span>;
  return (
    <Link href={href} rel="nofollow" className="more">
      {countText(count, noun)} in stock
      <span className="sr-only">
        {' '}
        of the {model} {name}
      </span>
      <Icon name="arrow-right" size={16} />
    </Link>
  );
}

function Colours({ colours, variant }: { colours: readonly VariantColour[]; variant: string }) {
  if (colours.length === 0) return null;
  const rest = colours.length - COLOURS_SHOWN;
  return (
    <ul className="grid gap-1">
      {colours.slice(0, COLOURS_SHOWN).map(({ name, count, href }) => (
        <li key={name} className="numbers">
          {href ? (
            <Link href={href} rel="nofollow" className="link">
              {name}
              <span className="sr-only"> {variant}</span>
            </Link>
          ) : (
            name
          )}{' '}
          <span className="text-ink-muted">({count})</span>
        </li>
      ))}
      {rest > 0 && (
        <li className="text-ink-muted">
          and {rest} more {rest === 1 ? 'colour' : 'colours'}
        </li>
      )}
    </ul>
  );
}
