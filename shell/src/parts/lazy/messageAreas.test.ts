import de from '../../i18n/de.json' with { type: 'json' };
import { MESSAGE_AREAS, splitMessages } from './messageAreas.ts';
import { areaOwner } from './parts.ts';

it('keeps the texts of an area out of the page frame', () => {
  const { frame, of } = splitMessages({ home: 'Start', 'cms.more': 'Mehr', cmsx: 'x' });
  expect(frame).toEqual({ home: 'Start', cmsx: 'x' });
  expect(of('cms')).toEqual({ 'cms.more': 'Mehr' });
  expect(of('constructor')).toBeUndefined();
});

it('answers an area under the name that its address has', () => {
  const { of } = splitMessages({ 'consent.save': 'Speichern' });
  expect(of(areaOwner('consent').replace('shell.', ''))).toEqual({ 'consent.save': 'Speichern' });
});

it.each(MESSAGE_AREAS)('the area %s has texts, or its parts would ask for them in vain', (area) => {
  expect(Object.keys(splitMessages(de).of(area) ?? {})).not.toEqual([]);
});
