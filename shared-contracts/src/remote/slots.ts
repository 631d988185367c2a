import type { Editor, EventSummary, Price, SeatGroup } from '../api/index.ts';
import type { PagePreview } from './loading.ts';

/**
 * The places a page offers to other remotes, with what each one is given. Props are plain data (they
 * cross the wire into the browser), and every slot has a fallback at the place that offers it.
 */
interface ContractSlots {
  /**
   * The booking widget of an event. `now` is the server's clock in epoch ms when the data was read.
   */
  'event.booking': BookingSlotProps;
  /**
   * What the event overlay holds between the headline and the way out, which are the shell's: the
   * programme with its own filters and pages, and a ticket button (product.md section 2). It never
   * touches the page's address.
   */
  'event.overlay': EventOverlaySlotProps;
  /** The cart entry of the header. */
  'header.cart': Record<string, never>;
  /** On the page that browsers show without a connection: the programme that a visitor keeps, and the press that keeps it. */
  'offline.season': Record<string, never>;
  /** The tickets of all events of a plan, put into the cart at once; offered only in the browser, once a visitor asks for it. */
  'plan.booking': PlanBookingSlotProps;
  /** The editor's toolbar; offered only in the browser and only to a logged-in editor. */
  'page.toolbar': { editor: Editor; preview?: PagePreview };
}

/** Every slot with its props. A remote that offers one of its own declares it here (`declare module`), and so does who fills it. */
export interface SlotProps extends ContractSlots {}

export interface BookingSlotProps {
  eventId: number;
  /** Event id in the ticket system. */
  idJet: number | null;
  title: string;
  /** Room and venue in words: "Orchestersaal, Konzerthalle Mühlinsel"; left out where the house names none. */
  place?: string;
  /** The path of its page, where the widget stands on another one. */
  path?: string;
  prices: Price[];
  seatGroups: SeatGroup[];
  ticketUrl: string | null;
  /** As the event says it: free and sold-out events without seat groups are known by it alone. */
  ticketStatus?: EventSummary['ticket_status'];
  /** ISO 8601 with offset. */
  dateStart: string;
  /** The same; left out or null where the house gives no end. */
  dateEnd?: string | null;
  /** How long it lasts; it tells when an event without an end is over (R55). */
  durationMinutes?: number | null;
  ticketSaleFrom: string | null;
  isShopOnline: boolean;
  /** Hosts a cart link may lead to (R32). */
  shopHosts: string[];
  now: number;
}

export interface PlanBookingSlotProps {
  /** Those that are sold, soonest first. */
  events: BookingSlotProps[];
}

export interface EventOverlaySlotProps {
  /**
   * The overlay's headline as the shell shows it, which
   * names the programme inside for a screen reader.
   */
  headline: string;
  /**
   * Where tickets are sold: the webshop, or the event on screen. Null while there is nothing to buy.
   */
  ticketUrl: string | null;
}

export type SlotName = keyof SlotProps;

export type SlotLoading = 'eager' | 'visible' | 'onDemand';

/** How a place takes its fillings. */
export interface SlotOffer {
  /** `eager` where nothing is said. */
  loading?: SlotLoading;
  /** Who may fill it, in this order; `*` stands for all others by their names, and for everybody where nothing is said. */
  order?: readonly string[];
}

/**
 * When a slot is filled: `eager` on the server, and in the browser with the page; `visible` on the
 * server too, in the browser when it comes near the viewport; `asked` in the browser alone, once the
 * place that offers it does (a cart, an editor, a press), so that until then it costs no script. No
 * slot may wait for ever over the server's HTML: React holds updates back while a place in the page
 * is not taken over yet.
 */
export const SLOT_LOADING = {
  'event.booking': 'eager',
  'event.overlay': 'onDemand',
  'header.cart': 'onDemand',
  'offline.season': 'eager',
  'page.toolbar': 'onDemand',
  'plan.booking': 'onDemand',
} as const satisfies Record<keyof ContractSlots, SlotLoading>;

/** The name of a filling beside others in its slot: the first has the slot's own, each further one a `+` more. */
export function fillingName(slot: string, index: number): string {
  return slot + '+'.repeat(index);
}

/** The slot of such a name. */
export function slotOf<N extends string>(filling: N): N {
  return filling.replace(/\++$/, '') as N;
}

/** When a slot of the contract is filled; undefined for one that a remote offers. */
export function contractLoading(name: string): SlotLoading | undefined {
  return Object.hasOwn(SLOT_LOADING, name) ? SLOT_LOADING[name as keyof ContractSlots] : undefined;
}
