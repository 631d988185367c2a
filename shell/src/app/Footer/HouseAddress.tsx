import type { HouseView } from '@spielplan/shared-contracts/remote';

interface HouseAddressProps {
  name: string;
  house: HouseView | undefined;
}

/** The house's name, address and contact; the name alone where nothing else is set. */
export function HouseAddress({ name, house }: HouseAddressProps) {
  return (
    <address>
      <strong>{name}</strong>
      {house?.address.map((line) => (
        <span key={line}>{line}</span>
      ))}
      {house?.contacts.map(({ text, href }) => (
        <a key={href} href={href}>
          {text}
        </a>
      ))}
    </address>
  );
}
