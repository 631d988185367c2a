import { t } from '../text.ts';
import { drawn } from './piece.ts';

/** Who supports the house, as a list of logos carries them. */
export const PARTNERS = [
  partner(1, 'page-9', 'Stadt Altwasser', 'Town of Altwasser', 'https://stadt.altwasser.example/'),
  partner(2, 'page-10', 'Uferbus-Gesellschaft', 'Riverside Bus Company', 'https://uferbus.altwasser.example/'),
  partner(3, 'page-7', 'Mühlenstiftung', 'Mill Foundation', 'https://stiftung.altwasser.example/'),
  partner(4, 'page-6', 'Gerbergenossenschaft von 1892', 'Tanners’ Cooperative of 1892', ''),
];

function partner(id: number, poster: string, de: string, en: string, link: string) {
  return { id, image: drawn(poster, `Zeichen: ${de}`, `Mark: ${en}`), name: t(de, en), link };
}
