import { screen } from '@testing-library/react';
import { BLOCKS } from '@spielplan/shared-contracts/api';
import { renderInHost } from '@spielplan/shared-ui/testing';
import { LogoList } from './LogoList.tsx';
import { presentLogoList } from './presentLogoList.ts';

const image = { base: '/media/a', alt: 'Zeichen', width: 1, height: 1, color: '#000000', widths: [320], formats: ['jpg'] };
const present = (children: object[]) => presentLogoList(BLOCKS.logo_list.fields.parse({ headline: 'Gefördert von', children }));

describe('a list of logos', () => {
  it('names everybody once, with a link where there is one', () => {
    const children = [
      { image, name: 'Stadt Altwasser', link: 'https://stadt.example' },
      { image, name: 'Gerbergenossenschaft', link: 'javascript:alert(1)' },
    ];
    renderInHost(<LogoList data={present(children)!} />);
    expect(screen.getByRole('link', { name: 'Stadt Altwasser' })).toHaveAttribute('href', 'https://stadt.example');
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.getAllByRole('listitem')[1]).toHaveTextContent('Gerbergenossenschaft');
    expect(screen.queryByRole('img', { name: 'Zeichen' })).toBeNull();
  });

  it('is no block without logos', () => {
    expect(present([])).toBeNull();
  });
});
