import { readFileSync, globSync } from 'node:fs';
import { ROOT } from '../root.ts';
import { readIn, tableBelow } from './variableTables.ts';

type Environment = Readonly<Record<string, string>>;

/** Values of variables that have no default; with one of them a configuration is another one. */
const SHELL_SAMPLES: Environment = {
  SECURITY_CONTACT: 'mailto:holes@haus.example',
  METRICS_PORT: '9100',
  TRUST: '/etc/operators.json',
  CART_COOKIE_DOMAIN: 'haus.example',
  PURGE_URL: 'https://cdn.example/purge',
  PURGE_TOKEN: 'token',
};
const S3: Environment = {
  S3_ENDPOINT: 'https://s3.example',
  S3_BUCKET: 'pictures',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
};
const PROVIDER_SAMPLES: Environment = {
  ...S3,
  TRUST: '/etc/operators.json',
  PROVIDER_METRICS_PORT: '9101',
  DATABASE_URL: 'postgres://haus.example/spielplan',
  DATABASE_DIRECT_URL: 'postgres://db.haus.example/spielplan',
  SEED_DATE: '2026-03-01',
  CART_COOKIE_DOMAIN: 'haus.example',
  TRUSTED_ORIGINS: 'https://shop.example',
  SIGNING_SECRET: 'a secret of thirty-two characters',
  SHOP_TEMPLATE_URL: 'https://haus.example/eventim-template',
  THEME: 'cc02',
  EVENT_STYLE: 'style2',
  MENU_STYLE: 'style2',
  TAG_MANAGER_ID: 'GTM-ABCD1',
  PUBLISHING: 'direct',
};
/** What a variable may not be set without, itself included. */
const NEEDED: Readonly<Record<string, Environment>> = {
  ...Object.fromEntries(Object.keys(S3).map((name) => [name, S3])),
  DATABASE_DIRECT_URL: { DATABASE_URL: 'postgres://haus.example/spielplan' },
};
/** Read where the process starts, before its configuration. */
const AT_START = ['NODE_ENV'];

const OWNERS = [
  {
    heading: '### Shell',
    path: 'shell/src/server/configuration.ts',
    schema: ['shell/src/server/configuration.ts', 'it.environmentSchema.shape'],
    samples: SHELL_SAMPLES,
  },
  {
    heading: '### Provider',
    path: 'provider/src/platform/configuration/configuration.ts',
    // The object before what is derived from it.
    schema: ['provider/src/platform/configuration/environment.ts', 'it.environmentSchema.in.shape'],
    samples: PROVIDER_SAMPLES,
  },
] as const;

/** Variables that a process hands to one that it starts itself, and those of systems and npm. */
const OWN = ['DEEP', 'SEEDED_DIR', 'DEPLOYED_ORIGIN', 'PATH', 'INIT_CWD', 'NODE_COMPILE_CACHE', 'WHOLE_CHROME_PATH'];
const HAS_NO_DEFAULT = /^(?:empty|none|as stored|the stored setting|today|not set)/;

describe.each(OWNERS)('docs/operating.md, $heading,', ({ heading, path, schema: [file, shape], samples }) => {
  const rows = tableBelow('docs/operating.md', heading);
  const read = Object.keys(readIn(file, `Object.fromEntries(Object.keys(${shape}).map((name) => [name, true]))`));

  it('names every variable that is read, and none that nobody reads', () => {
    expect(read.length).toBeGreaterThan(15);
    const named = rows.map(({ name }) => name).filter((name) => !AT_START.includes(name));
    // The port of the shell is read by the provider for its PUBLIC_ORIGIN alone, and described there.
    const others = heading === '### Provider' ? ['PORT', 'SPIELPLAN_STATE'] : [];
    expect(named.toSorted()).toEqual(read.filter((name) => ![...others, ...AT_START].includes(name)).toSorted());
  });

  it('states no default for none that has no effect', () => {
    const names = rows
      .filter(({ stated, name }) => HAS_NO_DEFAULT.test(stated) && !AT_START.includes(name))
      .map(({ name }) => name);
    expect(names.toSorted()).toEqual(Object.keys(samples).toSorted());
    const pairs = names.map((name) => {
      const before = NEEDED[name] ?? {};
      const sample = samples[name] ?? '';
      return [before, { ...before, [name]: name in before ? `${sample}x` : sample }];
    });
    const take = `${JSON.stringify(pairs)}.map((pair) => pair.map((env) => JSON.stringify(it.parseConfiguration(env))))`;
    const configurations = readIn(path, take) as unknown as [string, string][];
    expect(names.filter((_, index) => configurations[index]?.[0] === configurations[index]?.[1])).toEqual([]);
  });
});

it('every variable that code reads by its name is described in a page', () => {
  const pages = globSync(['README.md', 'CONTRIBUTING.md', '*/README.md', 'docs/*.md', 'SECURITY.md'], { cwd: ROOT });
  const text = pages.map((page) => readFileSync(`${ROOT}/${page}`, 'utf8')).join('\n');
  const files = globSync('*/{src,bin}/**/*.{ts,tsx,mjs}', { cwd: ROOT });
  const isOwn = (file: string) => !/\.test\.tsx?$|\/testing\/|\/jest\//.test(file);
  const read = files.filter(isOwn).flatMap((file) => {
    const found = readFileSync(`${ROOT}/${file}`, 'utf8').matchAll(/process\.env(?:\.|\[['"])([A-Z][A-Z0-9_]+)/g);
    return [...found].flatMap(([, name = '']) =>
      text.includes(`\`${name}`) || text.includes(`${name}=`) ? [] : [`${name} in ${file}`],
    );
  });
  expect(read.filter((each) => !OWN.includes(each.split(' ')[0] ?? ''))).toEqual([]);
});
