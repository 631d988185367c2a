import { jest } from '@jest/globals';
import { installHeadlessShell, installPackages, installWhole } from './installBrowser.ts';

const NOWHERE = '/nowhere/apt-get';
let ran: string[];
beforeEach(() => void (ran = []));
afterEach(() => jest.restoreAllMocks());

interface Given {
  uid?: number;
  apt?: string;
  /** The exit code of a command. */
  answer?: (what: string) => number;
  prints?: string;
}

/** A machine on which the user is root, has an apt, and every command succeeds, but for what is given. */
function machine({ uid = 0, apt = process.execPath, answer = () => 0, prints = '' }: Given = {}) {
  jest.spyOn(process as { getuid: () => number }, 'getuid').mockReturnValue(uid);
  return {
    apt,
    run: async (command: string, args: readonly string[], say: (line: string) => void) => {
      const name = command === apt ? 'apt' : (command.split('/').at(-1) ?? '');
      const what = args.filter((arg) => !/^-|::/.test(arg)).join(' ');
      ran.push(`${name} ${what}`);
      if (name === 'dpkg-query') say(prints);
      return answer(what);
    },
  };
}
const quiet = () => undefined;

it.each<[string, Given, boolean, string[]]>([
  ['root installs', {}, true, ['apt install x11']],
  ['nobody else is asked to', { uid: 1_000 }, false, []],
  ['and nobody where there is no apt', { apt: NOWHERE }, false, []],
  ['what fails twice is not there', { answer: () => 1 }, false, ['apt install x11', 'apt update']],
])('packages: %s', async (_, given, isThere, commands) => {
  expect(await installPackages(['x11'], quiet, machine(given))).toBe(isThere);
  expect(ran).toEqual(commands);
});

it('lists of packages that are missing or old are fetched, and it is tried once more', async () => {
  const answer = (what: string) => (what.startsWith('install') && ran.length === 1 ? 100 : 0);
  expect(await installPackages(['x11'], quiet, machine({ answer }))).toBe(true);
  expect(ran).toEqual(['apt install x11', 'apt update', 'apt install x11']);
});

it.each([
  ['installed 140.0-1', 'chromium-headless-shell=140.0-1'],
  ['not-installed ', 'chromium-headless-shell'],
])('beside a Chromium that is "%s" the headless shell is %s', async (prints, name) => {
  await installHeadlessShell(quiet, machine({ prints }));
  expect(ran.at(-1)).toBe(`apt install ${name} fonts-liberation`);
});

it('Chromium comes from the system where it can, else from Playwright', async () => {
  await installWhole(quiet, machine());
  await installWhole(quiet, machine({ uid: 1_000 }));
  expect(ran).toEqual(['apt install chromium fonts-liberation', 'playwright install chromium']);
});
