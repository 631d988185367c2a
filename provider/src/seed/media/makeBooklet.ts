import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A sheet of A5 in points. */
const SHEET = { width: 420, height: 595 };

const LINES = [
  { size: 30, top: 90, text: 'Kulturmeile Altwasser' },
  { size: 15, top: 130, text: 'Programmheft / Programme booklet' },
  { size: 11, top: 190, text: 'Fünf Häuser am Fluss, ein Spielplan.' },
  { size: 11, top: 208, text: 'Five houses by the river, one programme.' },
  { size: 11, top: 250, text: 'Besetzung und Reihenfolge stehen auf der Seite der Veranstaltung.' },
  { size: 11, top: 268, text: 'Cast and running order are on the page of the event.' },
] as const;

/** Writes the booklet of this folder: one page, set in a typeface that every reader has. The same file comes out each time. */
async function makeBooklet(): Promise<void> {
  const drawn = LINES.map(
    ({ size, top, text }) => `BT /F1 ${size} Tf 40 ${SHEET.height - top} Td (${text.replaceAll(/[()\\]/g, '\\$&')}) Tj ET`,
  ).join('\n');
  const page = `0.725 0.204 0.102 rg 0 0 ${SHEET.width} 24 re f 0 g\n${drawn}`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (de) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${SHEET.width} ${SHEET.height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${Buffer.byteLength(page, 'latin1')} >>\nstream\n${page}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Title (Programmheft) >>',
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const end = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 6 0 R >>\nstartxref\n${end}\n%%EOF\n`;
  await writeFile(join(import.meta.dirname, 'programme-booklet-1.pdf'), file, 'latin1');
}

await makeBooklet();
