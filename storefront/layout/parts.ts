import type { Template } from '@forecourt/lib/site/site';
import type { ReactNode } from 'react';
import type { FooterProps, HeaderProps } from './context.ts';
import { FranchiseFooter } from './footer/FranchiseFooter.tsx';
import { GroupFooter } from './footer/GroupFooter.tsx';
import { YardFooter } from './footer/YardFooter.tsx';
import { FranchiseHeader } from './header/FranchiseHeader.tsx';
import { GroupHeader } from './header/GroupHeader.tsx';
import { YardHeader } from './header/YardHeader.tsx';

interface Parts {
  Header: (props: HeaderProps) => ReactNode;
  Footer: (props: FooterProps) => ReactNode;
}

/** The parts of every page that differ from template to template; heroes stand apart, for their slides bring scripts. */
export const PARTS = {
  group: { Header: GroupHeader, Footer: GroupFooter },
  franchise: { Header: FranchiseHeader, Footer: FranchiseFooter },
  yard: { Header: YardHeader, Footer: YardFooter },
} satisfies Record<Template, Parts>;
