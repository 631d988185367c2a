import { Tick } from '@spielplan/shared-ui/components';
import { fieldName } from '../domain/formNames.ts';
import type { ControlProps } from './controls.ts';

/**
 * One of several (`radio`) or any of several, all in view. A list of which
 * several can be chosen is shown so, too: nobody loses a choice by a click.
 */
export function ChoiceGroup({ field, id, value, error, onChange, onLeave }: ControlProps) {
  const { slug, kind, choices = [], isRequired } = field;
  const isRadio = kind === 'radio';
  const chosen = Array.isArray(value) ? (value as readonly string[]) : [value];

  const change = (choice: string, isChosen: boolean) => {
    if (isRadio) return onChange(choice);
    const wanted = new Set(chosen);
    if (isChosen) wanted.add(choice);
    else wanted.delete(choice);
    // In the order of the form, however they were clicked.
    onChange(choices.map((each) => each.value).filter((each) => wanted.has(each)));
  };

  return (
    <div
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onLeave(false);
      }}
    >
      {choices.map((choice, index) => (
        <Tick
          key={choice.value}
          type={isRadio ? 'radio' : 'checkbox'}
          id={index === 0 ? id : `${id}-${index}`}
          name={fieldName(slug)}
          value={choice.value}
          checked={chosen.includes(choice.value)}
          required={isRadio && isRequired}
          aria-invalid={error ? true : undefined}
          onChange={(event) => change(choice.value, event.target.checked)}
        >
          {choice.label}
        </Tick>
      ))}
    </div>
  );
}
