import { splitMessages } from './messageAreas.ts';

it('keeps the texts of an area out of the page frame', () => {
  const { frame, of } = splitMessages({ home: 'Start', 'cms.more': 'Mehr', cmsx: 'x' });
  expect(frame).toEqual({ home: 'Start', cmsx: 'x' });
  expect(of('cms')).toEqual({ 'cms.more': 'Mehr' });
  expect(of('constructor')).toBeUndefined();
});
