import { act, render, screen } from '@testing-library/react';
import { jest } from '@jest/globals';
import { HostContext, NavigationContext, PageContext, type NavigationState } from '@spielplan/shared-ui/host';
import { renderInHost } from '@spielplan/shared-ui/testing';
import { useContext, type ReactNode } from 'react';
import type { PageAnswer } from '@spielplan/shared-contracts/remote';
import de from '../../i18n/de.json' with { type: 'json' };
import { Main } from './Main.tsx';

function At({
  url,
  title,
  navigation,
  children,
}: {
  url: string;
  title: string;
  navigation: NavigationState;
  children: ReactNode;
}) {
  const page = useContext(PageContext) as PageAnswer;
  return (
    <NavigationContext value={navigation}>
      <PageContext value={{ ...page, url, head: { ...page.head, title } }}>{children}</PageContext>
    </NavigationContext>
  );
}

const IDLE: NavigationState = { state: 'idle', to: null };
const at = (url: string, title: string, navigation = IDLE) => (
  <At url={url} title={title} navigation={navigation}>
    <Main>
      <button type="button">Filter</button>
    </Main>
  </At>
);

function show() {
  const { host, container, unmount } = renderInHost(<span />, { messages: { shell: de } });
  unmount();
  container.remove();
  const page = { url: '/de', head: { title: '' }, data: null } as unknown as PageAnswer;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <HostContext value={host}>
      <PageContext value={page}>{children}</PageContext>
    </HostContext>
  );
  return render(at('/de/stories', 'Magazin'), { wrapper });
}

afterEach(() => jest.useRealTimers());

describe('arriving on a page', () => {
  it('leaves the focus alone on the first load', () => {
    show();
    expect(document.body).toHaveFocus();
  });

  it('moves the focus to the new page and announces its title', () => {
    const { rerender } = show();
    rerender(at('/de/team', 'Team'));
    expect(screen.getByRole('main')).toHaveFocus();
    expect(screen.getByText('Team')).toHaveAttribute('aria-live', 'polite');
  });

  it('leaves the focus on the filter that changed the query', () => {
    const { rerender } = show();
    screen.getByRole('button').focus();
    rerender(at('/de/stories?page=2', 'Magazin'));
    expect(screen.getByRole('button')).toHaveFocus();
  });

  it('takes the focus up where what was pressed goes with the query', () => {
    const { rerender } = show();
    screen.getByRole('button').focus();
    screen.getByRole('button').remove();
    rerender(at('/de/stories?page=2', 'Magazin'));
    expect(screen.getByRole('main')).toHaveFocus();
  });
});

describe('waiting for a page', () => {
  const loading = (to: string): NavigationState => ({ state: 'loading', to });

  it('shows nothing for 200 ms, then the bar and the outline of another kind of page', () => {
    jest.useFakeTimers();
    const { rerender, container } = show();
    rerender(at('/de/stories', 'Magazin', loading('/de/team')));
    act(() => jest.advanceTimersByTime(199));
    expect(screen.getByRole('main')).not.toHaveAttribute('aria-busy');
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'true');
    expect(container.querySelector('.progress-bar')).toHaveAttribute('data-state', 'running');
    expect(screen.getByRole('status')).toHaveTextContent(de.loading);
    expect(screen.getByRole('status')).toHaveAttribute('data-outline', 'cards');
  });

  it('keeps the page in view while the same kind of page loads', () => {
    jest.useFakeTimers();
    const { rerender } = show();
    rerender(at('/de/stories', 'Magazin', loading('/de/stories?page=2')));
    act(() => jest.advanceTimersByTime(300));
    expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('lets the bar go half a second after arrival', () => {
    jest.useFakeTimers();
    const { rerender, container } = show();
    rerender(at('/de/stories', 'Magazin', loading('/de/team')));
    act(() => jest.advanceTimersByTime(300));
    rerender(at('/de/team', 'Team'));
    expect(container.querySelector('.progress-bar')).toHaveAttribute('data-state', 'leaving');
    act(() => jest.advanceTimersByTime(500));
    expect(container.querySelector('.progress-bar')).toBeNull();
  });
});
