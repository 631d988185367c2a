import { jest } from '@jest/globals';
import type { PageAnswer } from '@spielplan/shared-contracts/remote';
import { screen } from '@testing-library/react';
import { renderInHost, sectionOf } from '../testing/index.ts';
import type { HostParts } from './HostContext.ts';
import { Section } from './Section.tsx';

const report = jest.fn();
const nothing = () => null;
const nothingElse = { PageBlocks: nothing, Suggestions: nothing };
const show = (sections: PageAnswer['sections'], SectionBlocks?: HostParts['SectionBlocks']) =>
  renderInHost(<Section slug="lists" />, {
    page: { ...(sections && { sections }) },
    host: { report, ...(SectionBlocks && { parts: { ...nothingElse, SectionBlocks } }) },
  });

describe('a section that editors fill', () => {
  it('shows what is in it', () => {
    show({ lists: sectionOf('Heft 4 ist da'), other: sectionOf('Anderes') });
    expect(screen.getByText('Heft 4 ist da')).toBeVisible();
    expect(screen.queryByText('Anderes')).toBeNull();
  });

  it.each([
    ['nobody has created it', { lists: { state: 'missing' } }],
    ['it could not be read', { lists: { state: 'failed' } }],
    ['there is no block in it', { lists: { state: 'loaded', blocks: [] } }],
    ['the page has none', undefined],
  ] as const)('leaves no trace where %s', (_, sections) => {
    expect(show(sections).container).toBeEmptyDOMElement();
  });

  it('keeps its failure to itself, and says which one it was', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { container } = show({ lists: sectionOf('x') }, () => {
      throw new Error('broken');
    });
    expect(container).toBeEmptyDOMElement();
    expect(report).toHaveBeenCalledWith(expect.objectContaining({ remote: 'shell', place: 'section lists' }));
  });
});
