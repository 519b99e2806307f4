'use client';
import { Component, type ReactNode } from 'react';

/**
 * Stands around what sets a page's status by throwing: in the browser it is thrown once more, and the framework would put
 * its own page that has nothing of this one in place of the words. The status is the server's matter, so nothing stands here.
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
