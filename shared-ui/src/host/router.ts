/**
 * The part of react-router that pages use. It is shared with the remotes as one piece: sharing the whole package would
 * defeat tree shaking (65 KB against 12 KB compressed). Import it from here, never directly.
 */
export { Link, Router, useLocation, useNavigate, useSearchParams } from 'react-router';
export type { LinkProps, Location, Navigator } from 'react-router';
