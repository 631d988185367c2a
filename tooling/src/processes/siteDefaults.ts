/** What the commands of a whole site go by where the environment says nothing. */
export const SITE_DEFAULTS = {
  PORT: 3000,
  PROVIDER_PORT: 4000,
  DEV_PORT: 3001,
  LOG_LEVEL: 'warn',
  NODE_ENV: 'production',
} as const;
