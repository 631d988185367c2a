import { readFileSync } from 'node:fs';

interface Phase {
  title: string;
  seconds: number;
  /** Processor time of this program and its ended children; null where the system does not tell. */
  processorSeconds: number | null;
}

/** Takes the time of phases that follow each other, and what they cost the processor: on a busy machine only that tells. */
export function startPhases(now: () => number = () => performance.now(), processor: () => number | null = readProcessorSeconds) {
  const phases: Phase[] = [];
  let [begin, used] = [now(), processor()];
  const describePhase = ({ title, seconds, processorSeconds }: Phase) =>
    `${title} ${seconds.toFixed(1)} s${processorSeconds === null ? '' : ` (processor ${processorSeconds.toFixed(1)} s)`}`;
  return {
    /** Ends a phase, the next begins; answers it in words. */
    end(title: string): string {
      const [at, usedNow] = [now(), processor()];
      const phase = {
        title,
        seconds: (at - begin) / 1_000,
        processorSeconds: used === null || usedNow === null ? null : usedNow - used,
      };
      phases.push(phase);
      [begin, used] = [at, usedNow];
      return describePhase(phase);
    },
    describe: () => phases.map(describePhase).join(', '),
  };
}

const TICKS_PER_SECOND = 100;

function readProcessorSeconds(): number | null {
  try {
    // What follows the name of the program, which may hold spaces: fields 14 to 17 are its own time and
    // that of ended children.
    const fields = readFileSync('/proc/self/stat', 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS_PER_SECOND;
  } catch {
    return null;
  }
}
