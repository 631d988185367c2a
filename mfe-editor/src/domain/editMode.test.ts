import { isEditing, withEditing } from './editMode.ts';

describe('edit mode in the address', () => {
  it.each([
    ['', false],
    ['?page=2', false],
    ['?edit=1', true],
    ['?edit', true],
    ['?edition=3', false],
  ])('of "%s" is %s', (search, isOn) => {
    expect(isEditing(search)).toBe(isOn);
  });

  it.each([
    ['', true, '?edit=1'],
    ['?page=2', true, '?page=2&edit=1'],
    ['?edit=1', true, '?edit=1'],
    ['?edit=1', false, ''],
    ['?edit=1&page=2&edit=3', false, '?page=2'],
    ['', false, ''],
  ])('is put into "%s" or taken out of it (%s): "%s"', (search, isOn, wanted) => {
    expect(withEditing(search, isOn)).toBe(wanted);
  });
});
