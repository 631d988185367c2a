import { Component, type ReactNode } from 'react';
import type { RemoteFailure } from './HostContext.ts';

interface RemoteBoundaryProps extends Pick<RemoteFailure, 'remote' | 'version' | 'place'> {
  fallback: ReactNode;
  report: (failure: RemoteFailure) => void;
  children: ReactNode;
}

/**
 * Keeps a remote's failure in its place: says which remote,
 * version and place failed, and shows the fallback there.
 */
export class RemoteBoundary extends Component<RemoteBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    const { remote, version, place, report } = this.props;
    report({ remote, version, place, error });
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
