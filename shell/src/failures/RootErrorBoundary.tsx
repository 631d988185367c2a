import { Component, type ReactNode } from 'react';

interface RootErrorBoundaryProps {
  /** What to say, in the page's language, and where home is. */
  message: string;
  home: { href: string; label: string };
  children: ReactNode;
}

/**
 * Stands where even the error page could not be shown (product.md section
 * 8): a sentence and the way home, made of nothing that could fail again.
 */
export class RootErrorBoundary extends Component<RootErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    const { message, home, children } = this.props;
    if (!this.state.hasFailed) return children;
    return (
      <main id="main" className="last-resort">
        <h1>{message}</h1>
        <p>
          <a href={home.href}>{home.label}</a>
        </p>
      </main>
    );
  }
}
