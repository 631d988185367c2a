import { posix } from 'node:path';
import {
  BROWSER_FOLDERS,
  BROWSER_RULES,
  DOMAIN_RULES,
  FILE_RULES,
  LAYERS,
  LIBRARY_RULES,
  MAY_IMPORT,
  MAY_IMPORT_AS_REMOTE,
  PROVIDER_LAYERS,
  PROVIDER_PROGRAMS,
  SHELL_LAYERS,
  type LibraryRule,
} from './boundaryRules.ts';
import type { ImportStatement } from './readImports.ts';
import type { Finding } from './report.ts';
import { rightWay } from './rightWay.ts';
import { isTestFile, PACKAGES, type PackageFolder } from './sourceFiles.ts';

/** Checks the imports of one file against the import directions of docs/architecture.md; `path` is given from the root. Messages name the right way. */
export function findBoundaryBreaches(path: string, imports: readonly ImportStatement[]): Finding[] {
  return imports.flatMap((statement) => {
    const message = breachOf(path, statement);
    return message ? [{ path, line: statement.line, message }] : [];
  });
}

function breachOf(path: string, statement: ImportStatement): string | null {
  const from = packageOf(path);
  if (!from) return null;
  const { specifier } = statement;
  if (!specifier.startsWith('.')) return ourPackageBreach(from, specifier) ?? libraryBreach(path, statement);
  const target = posix.join(posix.dirname(path), specifier);
  const to = packageOf(target);
  if (to && to !== from) {
    const breach = packageBreach(from, to, null);
    return breach ?? `${from} reaches into ${to} by a path: import it by its name, @spielplan/${to}/…`;
  }
  if (from.startsWith('mfe-') && leavesFolder(path, specifier)) return `${from} leaves its folder by a path: ${FROM_OUTSIDE}`;
  return (
    serverFileBreach(path, target, statement) ??
    fileBreach(path, target) ??
    (from.startsWith('mfe-') ? layerBreach(path, target) : (shellBreach(path, target) ?? providerBreach(path, target)))
  );
}

/** A path that leaves the folder and comes back counts as well: folders may have other names elsewhere. */
function leavesFolder(path: string, specifier: string): boolean {
  const [, ...inside] = posix.dirname(path).split('/');
  return /^\.\.(\/|$)/.test(posix.join(...inside, specifier));
}

function packageOf(path: string): PackageFolder | null {
  return PACKAGES.find((name) => path.startsWith(`${name}/`)) ?? /^mfe-[a-z][a-z0-9]*(?=\/)/.exec(path)?.[0] ?? null;
}

function ourPackageBreach(from: PackageFolder, specifier: string): string | null {
  const [, name, entry] = /^@spielplan\/([^/]+)\/?(.*)$/.exec(specifier) ?? [];
  const to = PACKAGES.find((known) => known === name);
  return to && to !== from ? packageBreach(from, to, entry ?? '') : null;
}

function packageBreach(from: PackageFolder, to: PackageFolder, entry: string | null): string | null {
  const allowed = (MAY_IMPORT[from] ?? MAY_IMPORT_AS_REMOTE)[to];
  if (!allowed) return `${from} may not import ${to}: ${rightWay(from, to)}`;
  if (allowed === '*' || entry === null || allowed.some((name) => entry === name || entry.startsWith(`${name}/`))) return null;
  return `${from} may import only ${allowed.join(', ')} of ${to}: what both need belongs to one of them`;
}

function libraryBreach(path: string, { specifier, isTypeOnly }: ImportStatement): string | null {
  if (isTestFile(path)) return null;
  const isBroken = (rule: Omit<LibraryRule, 'allowedIn'>) => rule.library.test(specifier) && !(rule.areTypesFree && isTypeOnly);
  const isAllowed = ({ allowedIn, allowedAs }: LibraryRule) =>
    allowedIn.some((start) => path.startsWith(start)) || allowedAs?.test(path);
  const wrapped = LIBRARY_RULES.find((rule) => isBroken(rule) && !isAllowed(rule));
  if (wrapped) return `${specifier} is not imported here: ${wrapped.instead}`;
  const rule = path.includes('/domain/') ? DOMAIN_RULES.find(isBroken) : undefined;
  if (rule) return `${specifier} is not imported in domain: ${rule.instead}`;
  const unfit = BROWSER_FOLDERS.test(path) && !isServerFile(path) ? BROWSER_RULES.find(isBroken) : undefined;
  return unfit ? `${specifier} may not reach a browser: ${unfit.instead}` : null;
}

function serverFileBreach(path: string, target: string, { isTypeOnly }: ImportStatement): string | null {
  if (isTypeOnly || !isServerFile(target)) return null;
  if (isServerFile(path) || isTestFile(path) || /^(shell\/src\/(server|render)|provider|tooling)\//.test(path)) return null;
  return `${posix.basename(target)} never reaches a browser: import it from another *.server.ts file or a test; its types with "import type"`;
}

function fileBreach(path: string, target: string): string | null {
  if (isTestFile(path) || path.includes('/testing/')) return null;
  const rule = FILE_RULES.find(({ file, allowedIn }) => file.test(target) && !allowedIn.some((place) => place.test(path)));
  return rule ? `${posix.basename(target)} is not imported here: ${rule.instead}` : null;
}

function isServerFile(path: string): boolean {
  return /\.server\.tsx?$/.test(path);
}

function layerBreach(path: string, target: string): string | null {
  if (isTestFile(path)) return null;
  const [from, to] = [layerOf(path), layerOf(target)];
  if (!from || !to) return null;
  if (to.step < from.step) {
    const order = LAYERS.map((names) => names[0]).join(' → ');
    return `${from.name} may not import ${to.name}: imports run ${order}; move what both need down`;
  }
  if (from.step === to.step && from.unit !== to.unit && LAYERS[from.step]?.length !== 1)
    return `${from.unit} may not import ${to.unit}: move what both need to components or domain`;
  return null;
}

function layerOf(path: string): { name: string; step: number; unit: string } | null {
  const [, , folder = '', unit = ''] = path.split('/');
  const name = folder.replace(/(\.server)?\.tsx?$/, '');
  const step = LAYERS.findIndex((names) => names.some((known) => known === name));
  return step === -1 ? null : { name, step, unit: `${name}/${unit}` };
}

function shellBreach(path: string, target: string): string | null {
  if (isTestFile(path)) return null;
  const [from, to] = [path, target].map((file) => /^shell\/src\/(\w+)\//.exec(file)?.[1]);
  if (from === undefined || to === undefined || from === to) return null;
  const [above, below] = [from, to].map((room) => SHELL_LAYERS.findIndex(({ rooms }) => rooms.includes(room)));
  if (above === -1) return `shell/${from} has no place among the layers: name it in SHELL_LAYERS of ${RULES}`;
  const layer = SHELL_LAYERS[below!];
  if (!layer) return `shell/${to} has no place among the layers: name it in SHELL_LAYERS of ${RULES}`;
  return below! <= above! ? `shell/${from} may not import shell/${to}: ${layer.instead}` : null;
}

function providerBreach(path: string, target: string): string | null {
  if (isTestFile(path) || PROVIDER_PROGRAMS.test(path)) return null;
  const [from, to] = [path, target].map((file) => /^provider\/src\/(\w+)/.exec(file)?.[1]);
  if (from === undefined || to === undefined || from === to) return null;
  const [above, below] = [from, to].map((room) => PROVIDER_LAYERS.indexOf(room));
  for (const [room, place] of [
    [from, above],
    [to, below],
  ] as const)
    if (place === -1) return `provider/${room} has no place among the layers: name it in PROVIDER_LAYERS of ${RULES}`;
  if (below! > above!) return null;
  return `provider/${from} may not import provider/${to}, which lies above it: move what both need down, or let ${from} be handed it`;
}

const FROM_OUTSIDE = 'offer a slot or send a signal to another remote, and take what is shared from the packages @spielplan/*';
const RULES = 'tooling/src/checks/boundaryRules.ts';
