import type { Step } from '../../../domain/plan/planDays.ts';
import { useText } from '../../../i18n/useText.ts';

const HOUR_MINUTES = 60;

/** What lies between two events of a plan, in words: the way, the time for it, and that it cannot be done (R67). */
export function PlanStep({ step }: { step: Step }) {
  const text = useText();
  const way =
    step.walk === null
      ? ''
      : step.walk > 0
        ? text('plan.walk', { time: durationOf(step.walk) })
        : text(step.isSameRoom ? 'plan.sameRoom' : 'plan.sameHouse');

  function durationOf(minutes: number): string {
    const [hours, rest] = [Math.floor(minutes / HOUR_MINUTES), minutes % HOUR_MINUTES];
    return [
      hours > 0 ? text('event.hours', { hours }) : '',
      rest > 0 || hours === 0 ? text('event.minutes', { minutes: rest }) : '',
    ]
      .filter(Boolean)
      .join(' ');
  }

  function wordsOf(): string {
    switch (step.kind) {
      case 'overlap':
        return text('plan.overlap', { titles: step.titles.map((title) => text('plan.quoted', { title })).join(', ') });
      case 'tight':
        return text('plan.tight', { way, time: durationOf(step.minutes) });
      case 'openEnd':
        return [text('plan.openEnd', { title: step.title, time: durationOf(step.minutes) }), way].filter(Boolean).join(', ');
      case 'time':
        return [way, text('plan.time', { time: durationOf(step.minutes) })].filter(Boolean).join(', ');
      default:
        return step satisfies never;
    }
  }

  return (
    <li className="step" data-kind={step.kind}>
      {wordsOf()}
    </li>
  );
}
