import type { StatsError } from 'webpack';
import { ROOT } from '../root.ts';

/** Build errors for a terminal: `file:line:column`, then what is wrong, one block an error. */
export function describeBuildErrors(errors: readonly StatsError[]): string {
  return errors.map(describe).join('\n\n');
}

function describe({ moduleName, loc, message }: StatsError): string {
  const plain = withoutColours(message).replaceAll(`${ROOT}/`, '');
  // The compiler names the place in a frame of its own, webpack in `loc`.
  const framed = /[[(]\s*([\w./@-]+\.(?:tsx?|json)):(\d+):(\d+)\s*[\])]/.exec(plain);
  const file = framed?.[1] ?? fileOf(moduleName);
  const place = framed ? `${framed[2]}:${framed[3]}` : loc?.split('-')[0];
  const where = file && place ? `${file}:${place}` : file;
  return [where, plain.trim()].filter(Boolean).join('\n');
}

/** `./a.tsx` out of `loader!./a.tsx`. */
function fileOf(moduleName: string | undefined): string | undefined {
  return moduleName?.split('!').at(-1)?.replace(/^\.\//, '');
}

function withoutColours(text: string): string {
  // oxlint-disable-next-line no-control-regex
  return text.replace(/\u001b\[[0-9;]*m/g, '');
}
