'use client';
import { unstable_rethrow, usePathname, useRouter } from 'next/navigation';
import { Component, type ReactNode, startTransition } from 'react';
import type { ShownPhone } from '@/features/phone/phone.ts';
import { PageError } from './PageError.client.tsx';

interface Props {
  pathname: string;
  refresh: () => void;
  phone: ShownPhone | null;
  children: ReactNode;
}

interface State {
  failure: { error: unknown } | null;
  pathname: string;
}

class Boundary extends Component<Props, State> {
  override state: State = { failure: null, pathname: this.props.pathname };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    // Redirects and 404s are thrown too; Next.js handles them further up.
    unstable_rethrow(error);
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ pathname }: Props, state: State): State {
    return { failure: pathname === state.pathname ? state.failure : null, pathname };
  }

  retry = () => {
    startTransition(() => {
      this.props.refresh();
      this.setState({ failure: null });
    });
  };

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return <PageError error={failure.error} retry={this.retry} phone={this.props.phone} />;
  }
}

/**
 * Shows `PageError` in place of a failed page until it is retried or left (OPEN-124). Not `error.tsx`: it
 * would need another request on each page (100 ms on a slow phone), gets no props such as the phone number,
 * and shows bots the global error instead.
 */
export function PageBoundary({ phone, children }: Pick<Props, 'phone' | 'children'>) {
  const { refresh } = useRouter();
  return (
    <Boundary pathname={usePathname()} refresh={refresh} phone={phone}>
      {children}
    </Boundary>
  );
}
