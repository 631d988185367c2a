import type { Vitals } from '@spielplan/shared-contracts/trials';
import { createMinuteLimit } from '../../failures/createMinuteLimit.ts';
import { pathOf } from '../http/requestUrl.ts';
import type { Log } from '../log.ts';
import type { BuildReport } from '../metrics/buildReport.ts';
import { createRouteNames } from '../metrics/createRouteNames.ts';
import type { RenderContext } from '../pages/PageRequest.ts';
import { createVitalSamples, isMadeFailure } from './createLaneCounts.ts';

export interface BuildHealth {
  /** Counts what a browser told of; of the shell where no remote is named. */
  fail(source: { remote: string; version: string } | null): void;
  takeVitals(set: string, path: string, vitals: Vitals): void;
  /** A log that counts what fails while pages are made. */
  watch(log: Log): Log;
  /** Every build that is live and of which anything is known. */
  reports(): BuildReport[];
}

interface Counted {
  browserFailures: number;
  madeFailures: number;
  samples: ReturnType<typeof createVitalSamples>;
}

/** So many views a minute of each remote are told to the log. */
const MAX_LINES = 6;

/** Keeps what is known of the builds that are live; a build that is replaced is forgotten. */
export function createBuildHealth({ contextOf, log }: { contextOf: () => RenderContext; log: Log }): BuildHealth {
  const builds = new Map<string, Counted>();
  const routeOf = createRouteNames(contextOf);
  const isHeard = createMinuteLimit(MAX_LINES, () => undefined);

  function liveBuilds(): Map<string, string> {
    const { set } = contextOf();
    return new Map([
      ['shell', set.shellVersion],
      ...[...set.remotes].map(([name, { release }]) => [name, release.version] as const),
    ]);
  }

  function of(remote: string, version: string): Counted | null {
    const live = liveBuilds();
    // Anybody may name builds that are not live.
    if (live.get(remote) !== version) return null;
    const key = `${remote} ${version}`;
    let counted = builds.get(key);
    if (!counted) {
      for (const known of builds.keys()) if (live.get(known.split(' ')[0]!) !== known.split(' ')[1]) builds.delete(known);
      builds.set(key, (counted = { browserFailures: 0, madeFailures: 0, samples: createVitalSamples() }));
    }
    return counted;
  }

  /** The build whose page lies at a path. */
  function ownerOf(path: string): { remote: string; version: string; route: string } | null {
    const route = routeOf(path).replace('data ', '');
    const [remote = ''] = route.split('/');
    const version = liveBuilds().get(remote);
    return version === undefined ? null : { remote, version, route };
  }

  return {
    fail(source) {
      const counted = source ? of(source.remote, source.version) : of('shell', contextOf().set.shellVersion);
      if (counted) counted.browserFailures += 1;
    },
    takeVitals(set, path, vitals) {
      const owner = set === contextOf().set.id ? ownerOf(path) : null;
      if (!owner) return;
      of(owner.remote, owner.version)?.samples.take(vitals);
      if (isHeard(owner.remote)) log.info('browser.vitals', { ...owner, releaseSet: set, ...vitals });
    },
    watch: (inner) => ({
      ...inner,
      error(event, error, fields) {
        const path = fields?.['path'];
        const owner = typeof path === 'string' && isMadeFailure(event, error) ? ownerOf(pathOf(path)) : null;
        const counted = owner && of(owner.remote, owner.version);
        if (counted) counted.madeFailures += 1;
        inner.error(event, error, fields);
      },
    }),
    reports: () =>
      [...liveBuilds()].flatMap(([remote, version]) => {
        const counted = builds.get(`${remote} ${version}`);
        if (!counted) return [];
        const { browserFailures, madeFailures, samples } = counted;
        return [{ remote, version, browserFailures, madeFailures, vitals: samples.report() }];
      }),
  };
}
