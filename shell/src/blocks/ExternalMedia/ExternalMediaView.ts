import type { Picture } from '@spielplan/shared-contracts/api';
import type { ConsentService } from '../../consent/serviceIds.ts';

export type ExternalMediaKind = 'video' | 'audio' | 'document' | 'post' | 'form';

/**
 * Something that lies with another service: what is shown
 * instead of it, and what is loaded once a visitor wants it.
 */
export interface ExternalMediaView {
  service: ConsentService;
  serviceName: string;
  kind: ExternalMediaKind;
  /** Empty where nobody gave one; it is then called by its kind. */
  title: string;
  /** The duration as it is shown, `1:36`. */
  length?: string;
  /** The house's own picture, never the service's. */
  poster?: Picture;
  /** Where it is at the service itself; null where it has no address of its own. */
  href: string | null;
  /**
   * The player. `ratio` is width by height in CSS, `height` is in
   * CSS pixels; null where the service offers none for this address.
   */
  frame: { src: string; ratio?: string; height?: number } | null;
}
