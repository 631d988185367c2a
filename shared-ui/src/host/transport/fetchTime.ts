/** The headers of an answer that is made now and never kept on the way: they tell the server's time. */
export function fetchTime(): Promise<Pick<Response, 'headers'>> {
  return fetch('/favicon.ico', { method: 'HEAD', cache: 'no-store' });
}
