import { useText } from '../../i18n/useText.ts';

interface BurgerProps {
  isOpen: boolean;
  /** Whether a pointer pressed it, not a key. */
  onPress: (byPointer: boolean) => void;
  /** Inside the open menu, where it is the cross that closes it. */
  isCross?: boolean;
}

/**
 * The button of the menu. Two lines that turn into a
 * cross; the open menu has its own at the same place.
 */
export function Burger({ isOpen, onPress, isCross = false }: BurgerProps) {
  const text = useText();
  const state = isCross ? {} : ({ 'aria-haspopup': 'dialog', 'aria-expanded': isOpen } as const);
  return (
    <button
      type="button"
      className="burger"
      aria-label={text(isCross ? 'menu.close' : 'menu.open')}
      data-cross={isCross || undefined}
      onClick={({ detail }) => onPress(detail > 0)}
      {...state}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M2 7h20" />
        <path d="M2 17h20" />
      </svg>
    </button>
  );
}
