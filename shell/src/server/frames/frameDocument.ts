import { createHash } from 'node:crypto';

export interface FrameDocument {
  html: string;
  /** Its content-security policy. */
  policy: string;
}

interface FrameParts {
  body: string;
  /**
   * A script of ours that follows the body. With one, no
   * other inline script runs; without, those of the body do.
   */
  script?: string;
  /** Further sources that the policy allows, by directive. */
  sources?: Readonly<Record<string, string>>;
}

/** Tells the page around how high the document is, whenever that changes or the page asks. */
const SAY_HEIGHT =
  `{const say=()=>parent.postMessage({frameHeight:document.documentElement.offsetHeight},'*');` +
  `new ResizeObserver(say).observe(document.documentElement);` +
  `addEventListener('message',({source})=>source===parent&&say())}`;

const STYLE =
  'html{background:#fff;color:#141414}body{margin:0;padding:1rem;font:1rem/1.5 system-ui,sans-serif;overflow-wrap:break-word}';

/**
 * Writes a document that runs scripts and is sealed off: anyone who opens it, it has no origin, so
 * it reaches no cookie, no storage and no page of the site, and it asks nobody for anything but what
 * `sources` names.
 */
export function frameDocument({ body, script, sources = {} }: FrameParts): FrameDocument {
  const scripts = script === undefined ? [SAY_HEIGHT] : [SAY_HEIGHT, script];
  const inline = script === undefined ? "'unsafe-inline'" : scripts.map(hashOf).join(' ');
  const directives: Record<string, string> = {
    'default-src': "'none'",
    'script-src': inline,
    'style-src': "'unsafe-inline'",
    'img-src': "'self' data:",
    'media-src': "'self'",
    'font-src': "'self'",
    'form-action': "'none'",
    'base-uri': "'none'",
    'frame-ancestors': "'self'",
  };
  for (const [directive, hosts] of Object.entries(sources)) {
    const known = directives[directive];
    directives[directive] = known && known !== "'none'" ? `${known} ${hosts}` : hosts;
  }
  return {
    html:
      `<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><style>${STYLE}</style>` +
      `</head><body>${body}${scripts.map((source) => `<script>${source}</script>`).join('')}</body></html>`,
    policy: `sandbox allow-forms allow-popups allow-scripts; ${Object.entries(directives)
      .map(([name, value]) => `${name} ${value}`)
      .join('; ')}`,
  };
}

function hashOf(source: string): string {
  return `'sha256-${createHash('sha256').update(source).digest('base64')}'`;
}
