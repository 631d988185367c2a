import { translate } from '@spielplan/shared-contracts/i18n';
import de from '../../i18n/de.json' with { type: 'json' };
import en from '../../i18n/en.json' with { type: 'json' };
import { CHOICES, sampleField, sampleView } from '../testing/sampleForm.ts';
import { describeFault } from './describeFault.ts';

const MISSING = [
  ['text', 'name', 'Bitte Ihren Namen angeben.', 'Please enter your name.'],
  ['text', 'vorname', 'Bitte Ihren Vornamen angeben.', 'Please enter your first name.'],
  ['text', 'nachname', 'Bitte Ihren Nachnamen angeben.', 'Please enter your last name.'],
  ['text', 'telefon', 'Bitte Ihre Telefonnummer angeben.', 'Please enter your phone number.'],
  ['email', 'mail', 'Bitte Ihre E-Mail-Adresse angeben.', 'Please enter your e-mail address.'],
  ['number', 'karten', 'Bitte eine Zahl angeben.', 'Please enter a number.'],
  ['url', 'seite', 'Bitte eine Webadresse angeben.', 'Please enter a web address.'],
  ['file', 'mappe', 'Bitte eine Datei auswählen.', 'Please choose a file.'],
  ['consent', 'einverstanden', 'Bitte hier ankreuzen.', 'Please tick this box.'],
  ['radio', 'quelle', 'Bitte etwas auswählen.', 'Please choose an option.'],
  ['textarea', 'nachricht', 'Dieses Feld ist erforderlich!', 'This field is required!'],
  ['text', 'irgendwas', 'Dieses Feld ist erforderlich!', 'This field is required!'],
] as const;

it.each(MISSING)('what is missing is asked for in words of its own (%s %s)', (kind, slug, german, english) => {
  const [field] = sampleView([sampleField(kind, slug, { required: true, choices: CHOICES })]).fields;
  const say = (lang: 'de' | 'en') =>
    describeFault((key, values) => translate({ de, en }[lang], lang, key, values), field!, 'required', null);
  expect([say('de'), say('en')]).toEqual([german, english]);
});
