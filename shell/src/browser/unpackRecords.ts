type Fields = Record<string, unknown>;

/** Undoes `packRecords` of the server: tables become lists of records again. */
export function unpackRecords(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(unpackRecords);
  const fields = value as Fields;
  if ('=' in fields) return fields['='];
  if ('+' in fields) return (fields['+'] as unknown[]).flatMap(unpackRecords);
  const names = Object.keys(fields);
  if (!('#' in fields)) return Object.fromEntries(names.map((name) => [name, unpackRecords(fields[name])]));
  const records = Array.from({ length: fields['#'] as number }, (): Fields => ({}));
  for (const name of names) {
    if (name === '#') continue;
    const column = fields[name] as Fields;
    const isConstant = '=' in column;
    const values = isConstant ? [] : (unpackRecords(column) as unknown[]);
    for (const [row, record] of records.entries()) record[name] = isConstant ? column['='] : values[row];
  }
  return records;
}
