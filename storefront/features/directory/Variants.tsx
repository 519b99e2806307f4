import { useTranslations } from 'next-intl';
import { countText } from '@/stock/count.ts';
import { facetValueLabel, knownBodyText, type StockTexts } from '@/stock/facets.ts';
import { priceRangeText } from '@/stock/lowest-price.ts';
import { classes } from '@/ui/classes.ts';
import { Icon } from '@/ui/Icon.client.tsx';
import { Link } from '@/ui/Link.tsx';
import { Section } from '@/ui/Section.tsx';
import type { StockOf } from './stock.server.ts';
import { differs, knownFacts, type VariantFact } from './variant-facts.ts';
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
  const t = useTranslations('directory');
  const stock = useTranslations('stock');
  if (variants.length < 2) return null;
  const some = (has: (variant: Variant) => unknown) => variants.some((variant) => Boolean(has(variant)));
  return (
    <Section title={t('variants.title', { model })}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region is reached by keyboard */}
      <section className="variants-scroll" aria-label={t('variants.table', { model })} tabIndex={0}>
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
              <Row label={t('variants.differences')} variants={variants} cell={({ text }) => text} />
            )}
            {some(({ prices }) => prices) && (
              <Row
                label={t('variants.price')}
                variants={variants}
                cell={({ prices }) =>
                  prices && (
                    <strong className="numbers">{priceRangeText(prices.low, prices.high, stock)}</strong>
                  )
                }
              />
            )}
            <Row
              label={t('variants.inStock')}
              variants={variants}
              cell={(variant) => <InStock variant={variant} model={model} noun={noun} />}
            />
            {knownFacts(variants).map((fact) => (
              <Row
                key={fact}
                label={t(`variants.${fact}`)}
                isDifferent={differs(fact, variants)}
                variants={variants}
                cell={({ facts }) => factText(fact, facts[fact], stock)}
              />
            ))}
            {some(({ colours }) => colours.length > 0) && (
              <Row
                label={t('variants.colours')}
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
  const t = useTranslations('directory');
  return (
    <tr className={classes(isDifferent && 'differs') || undefined}>
      <th scope="row">{label}</th>
      {variants.map((variant) => (
        <td key={variant.name}>
          {cell(variant) || (
            <span className="text-ink-muted">
              <span aria-hidden="true">–</span>
              <span className="sr-only">{t('variants.notKnown')}</span>
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
  const t = useTranslations('directory');
  const stock = useTranslations('stock');
  if (!href) return <span className="text-ink-muted">{t('variants.toOrder')}</span>;
  return (
    <Link href={href} rel="nofollow" className="more">
      {t.rich('variants.counted', {
        vehicles: countText(count, noun, stock),
        variant: `${model} ${name}`,
        hidden: (words) => <span className="sr-only">{words}</span>,
      })}
      <Icon name="arrow-right" size={16} className="rtl:-scale-x-100" />
    </Link>
  );
}

function Colours({ colours, variant }: { colours: readonly VariantColour[]; variant: string }) {
  const t = useTranslations('directory');
  const stock = useTranslations('stock');
  if (colours.length === 0) return null;
  const rest = colours.length - COLOURS_SHOWN;
  return (
    <ul className="grid gap-1">
      {colours.slice(0, COLOURS_SHOWN).map(({ name, count, href }) => (
        <li key={name} className="numbers">
          {href ? (
            <Link href={href} rel="nofollow" className="link">
              {facetValueLabel('colour', name, stock)}
              <span className="sr-only"> {variant}</span>
            </Link>
          ) : (
            facetValueLabel('colour', name, stock)
          )}{' '}
          <span className="text-ink-muted">({count})</span>
        </li>
      ))}
      {rest > 0 && <li className="text-ink-muted">{t('variants.moreColours', { count: rest })}</li>}
    </ul>
  );
}

/** Returns a fact such as `Automatic, Manual` in the language of the page. */
const factText = (fact: VariantFact, text: string | undefined, t: StockTexts): string | undefined =>
  text
    ?.split(', ')
    .map((value) =>
      fact === 'simple_body'
        ? knownBodyText(value, t)
        : fact === 'seats'
          ? value
          : facetValueLabel(fact, value, t),
    )
    .join(t('separator'));
