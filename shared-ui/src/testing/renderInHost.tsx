import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { StyleSheetManager } from 'styled-components';
import { createPlainHost, emptyPage, HostFrame, type HostFrameOptions } from '../host/frame/index.ts';
import type { Host } from '../host/index.ts';
import { SectionWords } from './sectionOf.tsx';

export interface TestHost {
  host: Host;
  /** Paths the code under test navigated to, oldest first. */
  visited: string[];
}

interface RenderOptions extends Omit<HostFrameOptions, 'onNavigate'> {
  /**
   * Whether the styles come into the document as well. A query by role asks for each element's style,
   * and jsdom compares every rule with every element for it: a fifth of the time of component tests.
   */
  isStyled?: boolean;
}

/**
 * Renders a screen or slot as the shell would, with everything of the host real but the network.
 */
export function renderInHost(element: ReactNode, options: RenderOptions = {}): RenderResult & TestHost {
  const { lang = 'de', url = `/${lang}`, page = {}, isStyled = false } = options;
  const { site } = emptyPage(lang, url);
  const visited: string[] = [];
  const own = createPlainHost(options);
  const host: Host = { ...own, parts: options.host?.parts ?? { ...own.parts, SectionBlocks: SectionWords } };
  const result = render(
    <StyleSheetManager target={isStyled ? undefined : document.createElement('div')}>
      <HostFrame
        {...options}
        host={host}
        page={{ releaseSet: 'test', shellVersion: 'test', site: { ...site, siteName: 'Test' }, ...page }}
        onNavigate={(path) => void visited.push(path)}
      >
        {element}
      </HostFrame>
    </StyleSheetManager>,
  );
  return { ...result, host, visited };
}
