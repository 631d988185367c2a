/** What we use of the library. Its own types are named exports; tests, which run it as Node does, see one default export. */
declare module 'vanilla-cookieconsent/dist/cookieconsent.umd.js' {
  interface Category {
    readOnly?: boolean;
    enabled?: boolean;
    autoClear?: { cookies: { name: string | RegExp }[]; reloadPage?: boolean };
  }
  const library: {
    run(configuration: {
      autoClearCookies: boolean;
      autoShow: boolean;
      hideFromBots: boolean;
      manageScriptTags: boolean;
      revision: number;
      cookie: { name: string; useLocalStorage: boolean; expiresAfterDays: number };
      language: { default: string; translations: Record<string, object> };
      categories: Record<string, Category>;
    }): Promise<void>;
    acceptCategory(categories: string[]): void;
    getUserPreferences(): { acceptedCategories: string[] };
  };
  export default library;
}
