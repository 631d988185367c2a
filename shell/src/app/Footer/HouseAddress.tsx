import type { HouseView } from '@spielplan/shared-contracts/remote';

interface HouseAddressProps {
  name: string;
  house: HouseView | undefined;
}

/** Who runs the site and how to reach it; of a house that says nothing more there is its name. */
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
