// Builds a stylesheet from Stripe's appearance option (https://docs.stripe.com/elements/appearance-api).
import type { Appearance, CssFontSource, CustomFontSource } from '@stripe/stripe-js';

type Theme = NonNullable<Appearance['theme']>;
type Variables = Record<string, string>;

const SHARED: Variables = {
  fontFamily: "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Helvetica Neue', sans-serif",
  fontSizeBase: '16px',
  fontSizeSm: '0.93rem',
  fontLineHeight: '1.15',
  fontWeightNormal: '400',
  fontWeightMedium: '500',
  spacingUnit: '4px',
  gridRowSpacing: 'calc(var(--spacingUnit) * 3)',
  gridColumnSpacing: 'calc(var(--spacingUnit) * 3)',
  borderRadius: '5px',
};
const THEMES: Record<Theme, Variables> = {
  stripe: {
    ...SHARED,
    colorPrimary: '#0570de',
    colorBackground: '#ffffff',
    colorText: '#30313d',
    colorDanger: '#df1b41',
    colorTextSecondary: '#6d6e78',
    colorTextPlaceholder: '#757680',
    inputBorder: '1px solid #e6e6e6',
    inputShadow: '0px 1px 1px rgba(0, 0, 0, 0.03), 0px 3px 6px rgba(0, 0, 0, 0.02)',
  },
  flat: {
    ...SHARED,
    colorPrimary: '#0570de',
    colorBackground: '#f1f1f1',
    colorText: '#30313d',
    colorDanger: '#df1b41',
    colorTextSecondary: '#6d6e78',
    colorTextPlaceholder: '#6d6e78',
    inputBorder: '1px solid transparent',
    inputShadow: 'none',
  },
  night: {
    ...SHARED,
    colorPrimary: '#85d996',
    colorBackground: '#30313d',
    colorText: '#ffffff',
    colorDanger: '#fe87a1',
    colorTextSecondary: '#a3a4ab',
    colorTextPlaceholder: '#a3a4ab',
    inputBorder: '1px solid #424353',
    inputShadow: '0px 2px 4px rgba(0, 0, 0, 0.5)',
  },
};

/** Rejects values that could end their declaration or load a resource. */
const isSafe = (value: string) => !/[{};<>@\\]|url\s*\(|\/\*/i.test(value);
const NAME = /^[a-zA-Z][a-zA-Z0-9]*$/;
const PROPERTY = /^(-?[a-z]+(-[a-z]+)*|[a-z][a-zA-Z]*)$/;
const SELECTOR =
  /^\.(Block|CheckboxInput|CheckboxLabel|Error|Field|Input|Label|Text|TermsText)(--(invalid|empty|focused|floating|resting|complete))*(:(hover|focus|disabled|autofill|focus-visible|active)|::(placeholder|selection))*$/;

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The theme as custom properties, with the page's `variables` applied; the page's own `rules` come last. */
export function stylesheet({
  theme = 'stripe',
  variables = {},
  rules = {},
  labels,
  disableAnimations,
}: Appearance): string {
  const all: Variables = { ...(THEMES[theme] ?? THEMES.stripe) };
  for (const [name, value] of Object.entries(variables))
    if (typeof value === 'string' && NAME.test(name) && isSafe(value)) all[name] = value;
  const properties = Object.entries(all).map(([name, value]) => `--${name}: ${value};`);
  const pageRules = Object.entries(rules).flatMap(([selectors, declarations]) => {
    const selectorList = selectors.split(',').map((selector) => selector.trim());
    if (!selectorList.every((selector) => SELECTOR.test(selector))) return [];
    const lines = Object.entries(declarations ?? {})
      .filter(([name, value]) => PROPERTY.test(name) && isSafe(String(value)))
      .map(([name, value]) => `${kebab(name)}: ${String(value)};`);
    return [`${selectorList.join(', ')} { ${lines.join(' ')} }`];
  });
  return [
    `:root { ${properties.join(' ')} }`,
    labels === 'floating' ? FLOATING : '',
    ...pageRules,
    disableAnimations ? '* { transition: none !important; animation: none !important; }' : '',
  ].join('\n');
}

const FLOATING = `
.Field .Box { position: relative; }
.Field .Label { position: absolute; z-index: 1; left: calc(var(--spacingUnit) * 3 + 1px); top: calc(var(--spacingUnit) * 1.6); font-size: 0.78rem; margin: 0; pointer-events: none; color: var(--colorTextSecondary); }
.Field .Input { padding-top: calc(var(--spacingUnit) * 5.4); padding-bottom: calc(var(--spacingUnit) * 1.8); }`;

/** Returns stylesheet links and font faces from the page's `fonts` option. */
export function fontSources(fonts: readonly (CssFontSource | CustomFontSource)[]): {
  links: string[];
  faces: string;
} {
  const links: string[] = [];
  const faces: string[] = [];
  for (const font of fonts) {
    if ('cssSrc' in font) {
      if (/^https?:\/\//.test(font.cssSrc)) links.push(font.cssSrc);
      continue;
    }
    // Fonts are the only resources that a page may load, so the source must be a plain font URL.
    const fetchable = /^url\((["']?)(https?:|data:)[^"')\\]+\1\)( format\(["']?[\w-]+["']?\))?$/.test(
      font.src.trim(),
    );
    if (!fetchable || !isSafe(font.family)) continue;
    const rest = [font.weight && `font-weight: ${font.weight}`, font.style && `font-style: ${font.style}`]
      .filter((line): line is string => Boolean(line) && isSafe(String(line)))
      .join('; ');
    faces.push(
      `@font-face { font-family: '${font.family.replaceAll("'", '')}'; src: ${font.src}; font-display: swap; ${rest} }`,
    );
  }
  return { links, faces: faces.join('\n') };
}
