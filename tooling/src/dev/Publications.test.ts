import { createPublications } from './Publications.ts';

describe('published builds under development', () => {
  it('are announced once, however often the shell starts again', () => {
    const publications = createPublications();
    publications.published('programme', 'v1', 'h1');
    expect(publications.live('programme', 'v1')).toEqual({ hash: 'h1', needsReload: false });
    expect(publications.live('programme', 'v1')).toBeNull();
  });

  it('ask for a reload when browsers got nothing new', () => {
    const publications = createPublications();
    publications.published('programme', 'v1', 'h1');
    publications.live('programme', 'v1');
    publications.published('programme', 'v2', 'h1');
    expect(publications.live('programme', 'v2')).toEqual({ hash: 'h1', needsReload: true });
  });

  it('ask for that reload even when another build came before the shell looked', () => {
    const publications = createPublications();
    publications.published('programme', 'v1', 'h1');
    publications.published('programme', 'v2', 'h1');
    publications.published('programme', 'v3', 'h3');
    expect(publications.live('programme', 'v2')).toBeNull();
    expect(publications.live('programme', 'v3')?.needsReload).toBe(true);
    publications.published('programme', 'v4', 'h4');
    expect(publications.live('programme', 'v4')?.needsReload).toBe(false);
  });

  it('of remotes that are not worked on are no news', () => {
    expect(createPublications().live('magazine', 'v1')).toBeNull();
  });
});
