/** A webpack loader that fails the build: see noServerFilesRule. */
module.exports = function refuseServerFile() {
  throw new Error(
    `${this.resourcePath} is a server file and may not reach a browser. Import it from remote.server.ts or a loader only.`,
  );
};
