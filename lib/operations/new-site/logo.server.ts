import sharp from 'sharp';
import { logoColours } from '../../sites/theme/logo-colours.server.ts';
import { proposeColours } from '../../sites/theme/proposal.ts';
import { DEFAULT_THEME, type ThemeColours } from '../../sites/theme.ts';
import { NewSiteError, partProblem } from './problem.ts';

export interface ReadLogo {
  bytes: Buffer;
  filename: string;
}

const LOGO_FORMATS = new Set(['svg', 'png', 'webp']);

/** @throws NewSiteError if the file is not an SVG, PNG or WebP */
export async function readLogo(bytes: Buffer, filename: string): Promise<ReadLogo> {
  const format = await sharp(bytes)
    .metadata()
    .then((facts) => facts.format as string)
    .catch(() => null);
  if (!format || !LOGO_FORMATS.has(format))
    throw new NewSiteError([partProblem('logo', `The logo ${filename} is not an SVG, PNG or WebP.`)]);
  return { bytes, filename };
}

/**
 * Returns a site's colours: the chosen ones, otherwise the logo's, otherwise the defaults.
 * All pairs have enough contrast.
 * @returns `notes` describe adjustments of the colours
 * @throws NewSiteError for a colour without enough contrast
 */
export async function coloursOf(
  logo: ReadLogo | null,
  { accent, brand }: { accent?: string | undefined; brand?: string | undefined },
): Promise<{ colours: ThemeColours; notes: string[] }> {
  const proposal = proposeColours(logo ? await logoColours(logo.bytes) : [], accent);
  if (proposal && 'refusal' in proposal) throw new NewSiteError([partProblem('accent', proposal.refusal)]);
  const colours = proposal?.colours ?? { accent: DEFAULT_THEME.accent, brand: DEFAULT_THEME.brand };
  return { colours: brand ? { ...colours, brand } : colours, notes: proposal?.notes ?? [] };
}
