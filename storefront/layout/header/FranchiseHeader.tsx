import { actionOf } from '@/content/links.ts';
import { Link } from '@/ui/Link.tsx';
import { useTextLanguage } from '@/ui/use-text-language.ts';
import { Logo } from '../Logo.tsx';
import type { HeaderProps } from '../layout-props.ts';
import { HeaderTools } from './HeaderTools.tsx';
import { Menus } from './Menus.tsx';

/** One dark row, transparent over a hero until the page scrolls. */
export function FranchiseHeader(props: HeaderProps) {
  const { site, header } = props;
  const action = actionOf(header?.callToAction);
  const { lang } = useTextLanguage(header);
  return (
    <header className="dark header-over site-header sticky top-0 z-(--z-header) no-print">
      <div className="container flex min-h-18 items-center gap-3 sm:gap-8">
        <Logo site={site} height={34} mono />
        {/* Two rows of menus keep the header's height, from which the hero begins. */}
        <Menus site={site} header={header} className="-my-2 mx-auto text-sm" />
        <div className="ms-auto flex shrink-0 items-center gap-1 lg:ms-0 lg:gap-4">
          <HeaderTools {...props}>
            {action && (
              <Link
                {...action.to}
                lang={lang}
                className="hidden min-h-11 items-center border-b border-ink text-sm font-medium whitespace-nowrap hover:text-accent-ink lg:inline-flex"
              >
                {action.label}
              </Link>
            )}
          </HeaderTools>
        </div>
      </div>
    </header>
  );
}
