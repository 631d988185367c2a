import type { MagazineHeaderView } from '../../domain/page/magazineHeaderView.ts';

/** All topics of the magazine (product.md section 2). */
export interface MagazineTagsView {
  header: MagazineHeaderView;
  topics: { name: string; href: string }[];
  all: string;
}
