'use client';
import { Component, type ReactNode } from 'react';

/**
 * An error boundary around the component that throws to set a page's status on the server. In the browser
 * it throws again, and the framework would replace the page with its own, so this renders nothing.
 */
export class StatusBoundary extends Component<{ children: ReactNode }, { isThrown: boolean }> {
  override state = { isThrown: false };

  static getDerivedStateFromError() {
    return { isThrown: true };
  }

  override render() {
    return this.state.isThrown ? null : this.props.children;
  }
}
