import type { StatsError } from 'webpack';
import { ROOT } from '../root.ts';

/**
 * Build errors for a terminal and a console: `file:line:column`,
 * then what is wrong there, one block an error.
 */
export function describeBuildErrors(errors: readonly Pick<StatsError, 'message' | 'moduleName' | 'loc'>[]): string {
  return errors.map(describe).join('\n\n');
}

function describe({ moduleName, loc, message }: Pick<StatsError, 'message' | 'moduleName' | 'loc'>): string {
  const plain = withoutNoise(withoutColours(message).replaceAll(`${ROOT}/`, ''));
  // The compiler names the place in a frame of its own, webpack in `loc`.
  const [, framedFile, framedPlace] = /\[([\w./@-]+\.(?:tsx?|json)):(\d+:\d+)\]/.exec(plain) ?? [];
  const file = framedFile ?? moduleName?.split('!').at(-1)?.replace(/^\.\//, '');
  const place = framedPlace ?? loc?.split('-')[0];
  const where = file && place ? `${file}:${place}` : file;
  return where ? `${where}\n${plain}` : plain;
}

/** Removes the line that names the loader and the compiler's notes about itself. */
function withoutNoise(message: string): string {
  return message
    .replace(/^Module build failed \(from [^)]*\):\n/, '')
    .replace(/\n+Caused by:[\s\S]*$/, '')
    .trim();
}

function withoutColours(text: string): string {
  // oxlint-disable-next-line no-control-regex
  return text.replace(/\u001b\[[0-9;]*m/g, '');
}
