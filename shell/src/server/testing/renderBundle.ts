/**
 * Source of a small render bundle: it renders the screen's component, and a
 * start page that links to the one screen of the remotes of `tinyRemote.ts`.
 */
export const TINY_RENDER_BUNDLE = `
exports.host = {};
exports.EARLY_SCRIPT = '';
exports.TAGS_SCRIPT = '';
exports.frameCss = () => '';
exports.FONT_PRELOADS = [];
exports.shellMessages = { de: {}, en: {} };
exports.serverBlocks = {};
exports.shellRoutes = [];
exports.resolveMessages = (tables, lang) => tables[lang];
exports.splitMessages = (frame) => ({ frame, of: () => undefined });
exports.PARTS = {};
exports.partOfScreen = () => null;
exports.ready = async () => {};
exports.shellScreens = { page: () => 'start', error: () => 'error' };
exports.loadCmsPage = async () => ({ kind: 'page', data: {}, head: { title: 'Haus', description: '', canonical: '/de', alternates: { de: '/de', en: '/en' } } });
exports.loadPageBlocks = async (modules, { loadBlock, context }) => ({
  blocks: await Promise.all(modules.map(async (module) => ({ id: 0, model: module.model, ...(await loadBlock(module, context)) }))),
});
exports.createRenderer = ({ screen }) => async ({ answer }) => {
  try {
    const html = String(screen(answer.screen)({ data: answer.data }));
    return { kind: 'rendered', html, styles: '', slots: [], blocks: [], parts: [], errors: [] };
  } catch (error) {
    return { kind: 'crashed', error, errors: [] };
  }
};
`;
