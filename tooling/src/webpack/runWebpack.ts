import webpack, { type Configuration, type Stats, type StatsCompilation } from 'webpack';

/** Runs one build to its end and answers its statistics. Rejects with webpack's own words. */
export function runWebpack(config: Configuration): Promise<StatsCompilation> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(config);
    if (!compiler) return reject(new Error(`webpack refused the configuration "${config.name}".`));
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) return reject(error);
        if (!stats) return reject(new Error(`The build "${config.name}" gave no statistics.`));
        if (stats.hasErrors()) return reject(new Error(stats.toString({ all: false, errors: true, errorDetails: true })));
        resolve(describeStats(stats));
      });
    });
  });
}

/** The parts of a build's statistics that its release is described from. */
export function describeStats(stats: Stats): StatsCompilation {
  return stats.toJson({
    all: false,
    chunkGroups: true,
    chunks: true,
    chunkRelations: true,
    assets: true,
    entrypoints: true,
    ids: true,
  });
}
