/** A drawing of each kind, by lines and filled fields in a sheet of 48 by 32. */
export const DRAWINGS: Readonly<Record<string, { line: string; fill?: string }>> = {
  headline: { line: '', fill: 'M6 10h36v5H6zM6 18h24v5H6z' },
  text: { line: 'M6 8h36M6 14h36M6 20h36M6 26h22' },
  quote: { line: 'M18 13h24M18 19h18', fill: 'M6 10h4v6H8l-1 5H5l1-5zM12 10h4v6h-2l-1 5h-2l1-5z' },
  faq: { line: 'M6 6h36v8H6zM6 18h36v8H6zM36 9l2 2 2-2M36 21l2 2 2-2' },
  html: { line: 'M18 8l-9 8 9 8M30 8l9 8-9 8M26 6l-4 20' },
  link: { line: 'M18 16h12M26 12l4 4-4 4M8 9h32v14H8z' },
  anchor_item: { line: 'M10 8h28M24 12v12M18 18l6 6 6-6' },
  anchor_list: { line: 'M8 8h14M8 16h14M8 24h14M30 10v14M25 19l5 5 5-5' },
  image: { line: 'M6 5h36v22H6zM8 25l10-11 8 8 6-5 8 8', fill: 'M32 9h4v4h-4z' },
  image_list: { line: 'M5 6h11v20H5zM19 6h11v20H19zM33 6h11v20H33zM6 22l4-5 5 6M20 22l4-5 5 6M34 22l4-5 5 6' },
  logo_list: { line: 'M5 11h10v10H5zM19 16a5 5 0 1010 0 5 5 0 10-10 0M33 21l5-10 5 10z' },
  video: { line: 'M6 5h36v22H6z', fill: 'M20 10l10 6-10 6z' },
  video_file: { line: 'M6 5h36v22H6zM12 5v22M36 5v22', fill: 'M20 10l10 6-10 6z' },
  video_list: { line: 'M5 8h17v14H5zM26 8h17v14H26z', fill: 'M11 11l6 4-6 4zM32 11l6 4-6 4z' },
  audio: { line: 'M8 14v4M14 9v14M20 12v8M26 6v20M32 11v10M38 14v4' },
  audio_file: { line: 'M8 16h32', fill: 'M18 12h6v8h-6zM6 11l8 5-8 5z' },
  viewer: { line: 'M24 7v19M24 7c-5-3-11-3-17 0v19c6-3 12-3 17 0 5-3 11-3 17 0V7c-6-3-12-3-17 0z' },
  social_media: { line: 'M8 6h32v16H24l-8 6v-6H8zM15 12h18M15 17h11' },
  form: { line: 'M6 6h36v7H6zM6 17h36v7H6z', fill: 'M6 27h14v3H6z' },
  forms: { line: 'M6 6h16v7H6zM26 6h16v7H26zM6 17h36v7H6z', fill: 'M6 27h14v3H6z' },
  hero_media: { line: 'M4 4h40v24H4z', fill: 'M8 16h22v4H8zM8 22h10v3H8z' },
  full_teaser: { line: 'M5 5h38v22H5zM24 5v22M28 18h11M28 22h8', fill: 'M28 10h11v4H28z' },
  teaser_item: { line: 'M12 4h24v24H12zM12 16h24M16 20h16M16 24h10' },
  teaser_list: { line: 'M4 6h12v20H4zM18 6h12v20H18zM32 6h12v20H32zM4 16h12M18 16h12M32 16h12' },
  two_columns: { line: 'M5 6h17v20H5zM27 8h16M27 14h16M27 20h10' },
  venue: { line: 'M6 26V14l18-9 18 9v12zM18 26v-8h12v8' },
  venue_list: { line: 'M4 25V15l9-5 9 5v10zM26 25V15l9-5 9 5v10z' },
  event_list: { line: 'M16 8h28M16 16h28M16 24h28', fill: 'M4 5h7v6H4zM4 13h7v6H4zM4 21h7v6H4z' },
  blog_teaser_list: { line: 'M4 6h12v11H4zM18 6h12v11H18zM32 6h12v11H32zM4 21h12M18 21h12M32 21h12M4 26h8M18 26h8M32 26h8' },
  highlight_teaser: { line: 'M24 4l4 8 9 1-7 6 2 9-8-5-8 5 2-9-7-6 9-1z' },
  container: { line: 'M5 6h17v20H5zM26 6h17v20H26z' },
  section: { line: 'M4 4h40v24H4z', fill: 'M4 4h40v6H4z' },
};
const OTHER = { line: 'M8 6h32v20H8zM20 16h8M24 12v8' };

/** Shows roughly what a kind looks like; its name says it. */
export function KindPicture({ model }: { model: string }) {
  const { line, fill }: { line: string; fill?: string } = DRAWINGS[model] ?? OTHER;
  return (
    <svg width="48" height="32" viewBox="0 0 48 32" aria-hidden focusable="false">
      <path d={line} fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" />
      {fill ? <path d={fill} fill="currentColor" /> : null}
    </svg>
  );
}
