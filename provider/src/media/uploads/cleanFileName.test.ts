import { cleanFileName } from './cleanFileName.ts';

it.each([
  ['Lebenslauf.pdf', 'pdf', 'Lebenslauf.pdf'],
  ['..\\..\\Lebenslauf.pdf.exe', 'pdf', 'Lebenslauf.pdf'],
  ['/etc/passwd', 'png', 'passwd.png'],
  ['C:\\Bilder\\Straße am Fluss.JPG', 'jpg', 'Straße am Fluss.jpg'],
  ['gpj.\u202Eexe', 'jpg', 'gpj.jpg'],
  ['a\r\nSet-Cookie: x=1.pdf', 'pdf', 'aSet-Cookie x=1.pdf'],
  ['"><img src=x onerror=alert(1)>.png', 'png', 'img src=x onerror=alert(1).png'],
  ['Am %22Ufer%22%0D%0A.png', 'png', 'Am Ufer.png'],
  ['.htaccess', 'pdf', 'file.pdf'],
  ['...', 'pdf', 'file.pdf'],
  ['', 'pdf', 'file.pdf'],
  [undefined, 'pdf', 'file.pdf'],
  ['Einladung 24.12.2026.pdf', 'pdf', 'Einladung 24.12.2026.pdf'],
  ['Programm 24.12.', 'pdf', 'Programm 24.12.pdf'],
  ['Konzert J.S.Bach.docx', 'docx', 'Konzert J.S.Bach.docx'],
  ['Fu\u0308hrung.PDF', 'pdf', 'Führung.pdf'],
  ['Kultur\u00adhaus\u2028Plan.pdf', 'pdf', 'KulturhausPlan.pdf'],
  ['Mappe 2.0 Entwurf', 'odt', 'Mappe 2.0 Entwurf.odt'],
  ['a\ud800b.pdf', 'pdf', 'a\ufffdb.pdf'],
  [`${'ä'.repeat(300)}.pdf`, 'pdf', `${'ä'.repeat(120)}.pdf`],
])('a file called %j that is a %s is kept as %j', (given, extension, expected) => {
  expect(cleanFileName(given, extension)).toBe(expected);
});
