const LIST = '/de/programm/veranstaltungen';
const PAGES_LIMIT_MS = 20_000;

interface Events {
  results: { id: number; ticket_status: string }[];
}

/** Reads nine pages of a site with parts of every remote and answers what is wrong with them, in words. */
export async function readPages(origin: string): Promise<string[]> {
  const faults: string[] = [];
  const text = async (path: string) => {
    const answer = await fetch(origin + path, { signal: AbortSignal.timeout(PAGES_LIMIT_MS) });
    if (answer.status !== 200) faults.push(`${path} answers ${answer.status}`);
    return answer.text();
  };
  const { results } = JSON.parse(await text('/de/api/events/?page_size=50')) as Events;
  const sold = results.filter((each) => each.ticket_status === 'available').slice(0, 2);
  const events = [];
  for (const { id } of sold) events.push((JSON.parse(await text(`/de/api/events/${id}/`)) as { urls: { de: string } }).urls.de);
  const article = /href="(\/de\/stories\/[^"/]+\/\d+)"/.exec(await text('/de/stories'))?.[1];
  if (events.length < 2 || !article) faults.push('two events with tickets and a story are missing');
  const fixed = ['/de', LIST, `${LIST}?genre=3`, '/de/stories', '/de/search?q=konzert', '/de/ueber-uns/spielzeit'];
  for (const path of [...fixed, ...events, article ?? '/de/stories']) await text(path);
  return faults;
}
