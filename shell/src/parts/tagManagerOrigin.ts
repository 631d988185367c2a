/**
 * Where the house's container comes from; the
 * content-security policy names it for houses that have one.
 */
export const TAG_MANAGER_ORIGIN = 'https://www.googletagmanager.com';
