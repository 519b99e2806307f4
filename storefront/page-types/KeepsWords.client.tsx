'use client';
import { Component, type ReactNode } from 'react';

/**
 * Wraps the component that throws to set the page's status. In the browser it throws again, and Next.js would
 * replace the page's content, so this catches the error and renders nothing.
 */
export class KeepsWords extends Component<{ children: ReactNode }, { isThrown: boolean }> {
  override state = { isThrown: false };

  static getDerivedStateFromError() {
    return { isThrown: true };
  }

  override render() {
    return this.state.isThrown ? null : this.props.children;
  }
}
