const MAX_CHARS = 120;
/** How browsers write quotes and line ends of a name in multipart. */
const ESCAPED = /%(?:22|0[AD])/gi;
/**
 * Control characters, what turns the direction of writing,
 * and what means something in paths, headers or shells.
 */
const STRANGE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}<>:"'`|?*\\/%;$&#!{}]/gu;

/** Endings of files, one behind the other; a date or an initial behind a dot is none. */
const ENDINGS = new RegExp(
  `(?:\\s*\\.(?:${[
    'pdf exe com bat cmd scr msi jar js mjs ts htm html xhtml php phar asp aspx jsp cgi sh ps1 vbs lnk svg xml json',
    'png jpg jpeg jpe gif webp avif heic heif tif tiff bmp ico mp3 mp4 m4a m4v mov wav ogg oga ogv webm flac aac',
    'odt ods odp doc docx docm dot dotx xls xlsx xlsm ppt pptx pptm rtf txt csv ics zip gz tar rar 7z woff woff2 ttf otf',
  ]
    .join(' ')
    .replaceAll(' ', '|')}))+$`,
  'i',
);

/**
 * A name to show and to save by: the last part of what the sender's machine called the file, without
 * anything that could lead astray, ended by what the file is and not by what it claimed.
 * "..\\Lebenslauf.pdf.exe" of a PDF is "Lebenslauf.pdf".
 */
export function cleanFileName(given: string | undefined, extension: string): string {
  const last = (given ?? '').split(/[\\/]/).at(-1) ?? '';
  const plain = last.normalize('NFC').toWellFormed().replace(ESCAPED, '').replace(STRANGE, '').replace(/\s+/g, ' ').trim();
  const stem = plain
    .replace(/^\.[\p{L}\d]+$/u, '')
    .replace(ENDINGS, '')
    .replace(/^[\s.-]+|[\s.]+$/g, '');
  return `${[...stem].slice(0, MAX_CHARS).join('').trim() || 'file'}.${extension}`;
}
