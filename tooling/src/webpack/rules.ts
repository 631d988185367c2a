import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * Compiles our TypeScript. The styled-components plugin is not optional: it gives the same class
 * names in the browser's and the server's build; `namespace` keeps two packages from ever meeting in
 * one name. `isRefreshed` prepares modules for Fast Refresh.
 */
export function sourceRule(namespace: string, { isRefreshed = false } = {}) {
  return {
    // Packed packages are compiled as our own sources are: a remote's copies get its names.
    test: /\.tsx?$|\/node_modules\/@spielplan\/shared-ui\/.*\.js$/,
    exclude: /node_modules\/(?!@spielplan\/shared-ui\/)/,
    use: [
      ...(isRefreshed ? [{ loader: require.resolve('../dev/refreshLoader.cjs'), options: { part: namespace } }] : []),
      { loader: require.resolve('./shortenIds.cjs') },
      {
        loader: require.resolve('swc-loader'),
        options: {
          jsc: {
            target: 'es2022',
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic', development: isRefreshed, refresh: isRefreshed } },
            experimental: {
              keepImportAttributes: true,
              plugins: [
                [require.resolve('@swc/plugin-styled-components'), { ssr: true, displayName: false, fileName: false, namespace }],
              ],
            },
          },
        },
      },
      { loader: require.resolve('./inlineTokens.cjs') },
    ],
  };
}

/**
 * Refuses server files in browser bundles; the lint rules
 * refuse the import, this refuses whatever slips through.
 */
export const noServerFilesRule = {
  test: /\.server\.tsx?$/,
  use: { loader: require.resolve('./refuseServerFile.cjs') },
};
