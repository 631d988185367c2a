import type { AccessNeed } from '@spielplan/shared-contracts/storage';
import type { AccessService } from '../../components/access/AccessContact.tsx';

/** The page on which a visitor says what they need, ready to show. */
export interface AccessView {
  needs: { need: AccessNeed; sign: string; name: string }[];
  /** Where the programme is filtered by needs; null where the provider does not. */
  listPath: string | null;
  service: AccessService | null;
}
