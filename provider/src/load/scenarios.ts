/** What many visitors ask for at once; `paths` are asked in turn by each connection. */
export interface Scenario {
  name: string;
  paths: readonly string[];
  connections: number;
  seconds: number;
}

/** The events list alone, and what the site's server asks for pages of every kind. */
export async function scenariosOf(url: string, connections: number, seconds: number): Promise<Scenario[]> {
  const list = (await (await fetch(`${url}/de/api/events/?page_size=2`)).json()) as { results: { id: number }[] };
  const events = list.results.map(({ id }, index) => `/${index === 0 ? 'de' : 'en'}/api/events/${id}/`);
  return [
    { name: 'events list', paths: ['/de/api/events/?page_size=10'], connections, seconds },
    {
      name: 'mixed reads',
      paths: [
        '/de/api/events/?page_size=10',
        '/en/api/events/?page=2&page_size=10',
        '/de/api/events/?tag=1&page_size=10',
        ...events,
        '/de/api/teasers/',
        '/de/pageeditor-api/page/',
        '/en/pageeditor-api/nav',
        '/api/rooms/?lang=de',
        '/de/api/articles/',
        '/en/api/articles/3/',
        '/de/api/productions/',
        '/api/calendar/?date=01-12-2026',
        '/api/opening-hours-today/',
        '/api/search/?query=orgel&lang=de',
        '/api/search/autocomplete/?query=kon&lang=de',
      ],
      connections,
      seconds: Math.max(1, Math.round(seconds / 2)),
    },
  ];
}
