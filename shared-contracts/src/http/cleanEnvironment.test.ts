import { cleanEnvironment } from './cleanEnvironment.ts';

it('leaves of an environment what the system needs, once the settings have been read', () => {
  const env = {
    PATH: '/bin',
    TZ: 'UTC',
    LC_ALL: 'C',
    NODE_ENV: 'production',
    DATABASE_URL: 'a',
    S3_SECRET: 'b',
    npm_config_x: 'c',
  };
  cleanEnvironment(env);
  expect(Object.keys(env)).toEqual(['PATH', 'TZ', 'LC_ALL', 'NODE_ENV']);
});

it('leaves what the program still needs, and nothing whose name only resembles it', () => {
  const env = { PATH: '/bin', PGUSER: 'a', PGPASSWORD: 'b', MYPGUSER: 'c' };
  cleanEnvironment(env, /^PG(?!PASSWORD$)/);
  expect(Object.keys(env)).toEqual(['PATH', 'PGUSER']);
});
