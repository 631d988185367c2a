import type { MagazineHeaderView } from '../../domain/page/magazineHeaderView.ts';

/** All tags of the magazine (product.md section 2). */
export interface MagazineTagsView {
  header: MagazineHeaderView;
  tags: { name: string; href: string }[];
  all: string;
}
