/**
 * Writes every address of a document in full, so that it works on another host: links, forms,
 * scripts, pictures in all their widths, and files that styles load. `origin` has no slash at the
 * end.
 */
export function makeAbsolute(html: string, origin: string): string {
  return html
    .replace(/(\s(?:href|src|action|formaction|poster)=["'])\/(?![/\\])/g, `$1${origin}/`)
    .replace(/(\s(?:imagesrcset|srcset)=["'])([^"']*)/gi, (_, before: string, set: string) => before + absoluteSet(set, origin))
    .replace(/(url\(["']?)\/(?![/\\])/g, `$1${origin}/`);
}

function absoluteSet(set: string, origin: string): string {
  return set.replace(/(^|,\s*)\/(?![/\\])/g, `$1${origin}/`);
}
