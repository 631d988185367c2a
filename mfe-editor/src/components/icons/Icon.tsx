/** Each icon as a path in a square of 24, drawn by its line. */
const PATHS = {
  handle: 'M9 5h.01M15 5h.01M9 12h.01M15 12h.01M9 19h.01M15 19h.01',
  up: 'M12 19V5M6 11l6-6 6 6',
  down: 'M12 5v14M6 13l6 6 6-6',
  duplicate: 'M8 8h12v12H8zM4 16V4h12',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  plus: 'M12 4v16M4 12h16',
  remove: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10 11v6M14 11v6',
  settings: 'M4 7h9M19 7h1M4 17h1M11 17h9M13 4v6h6V4zM5 14v6h6v-6z',
  copy: 'M7 4h10v16H7zM10 8h4M10 12h4M10 16h4',
  cut: 'M6 6l12 12M6 18L18 6M4 4h4v4H4zM4 16h4v4H4z',
  paste: 'M6 5h12v15H6zM9 3h6v4H9zM12 10v7M9 14l3 3 3-3',
  moveTo: 'M4 5h16M4 19h16M12 8v8M9 13l3 3 3-3',
  bulletList: 'M5 7h.01M5 17h.01M10 7h10M10 17h10',
  numberedList: 'M4 5h2v5M4 10h4M4 15h4l-4 4h4M12 7h8M12 17h8',
  undo: 'M9 5L4 10l5 5M4 10h10a5 5 0 010 10h-3',
  redo: 'M15 5l5 5-5 5M20 10H10a5 5 0 000 10h3',
  link: 'M10 8H7a4 4 0 000 8h3M14 8h3a4 4 0 010 8h-3M9 12h6',
  bold: 'M8 5h5a3.5 3.5 0 010 7H8zM8 12h6a3.5 3.5 0 010 7H8z',
  italic: 'M10 5h7M7 19h7M14 5l-4 14',
  close: 'M6 6l12 12M6 18L18 6',
} as const;

export type IconName = keyof typeof PATHS;

/** Signs of dots alone; a thin line makes them too faint to be seen (WCAG 1.4.11). */
const DOTTED: readonly IconName[] = ['handle', 'more'];

/** A drawn sign in the colour of its text, so that forced colours reach it; its button says the name. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden focusable="false" data-icon={name}>
      <path
        d={PATHS[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth={DOTTED.includes(name) ? 4 : 2}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
