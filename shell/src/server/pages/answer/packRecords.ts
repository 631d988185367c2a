type Json = unknown;
type Fields = Record<string, Json>;

/** What marks the forms that `unpackRecords` reads. */
const MARKS = ['#', '=', '+'];

/**
 * Writes lists of records as tables, so that their names stand once: a list of equally built records
 * becomes `{ "#": length, name: column, … }`, a column of equal values `{ "=": value }`, and a list of several
 * builds `{ "+": [list, list, …] }`. `unpackRecords` makes the very same of it. What else holds one of these
 * names is kept from being read so, as the value of a `=`.
 */
export function packRecords(value: Json): Json {
  if (Array.isArray(value)) return packList(value);
  if (!isRecord(value)) return value;
  if (MARKS.some((mark) => Object.hasOwn(value, mark))) return { '=': value };
  const packed: Fields = {};
  for (const name in value) packed[name] = packRecords(value[name]);
  return packed;
}

function packList(list: readonly Json[]): Json {
  if (list.length < 2 || !list.every(isRecord)) return list.map(packRecords);
  const runs: { build: string; records: Fields[] }[] = [];
  for (const record of list) {
    const build = buildOf(record);
    const last = runs.at(-1);
    if (last?.build === build) last.records.push(record);
    else runs.push({ build, records: [record] });
  }
  if (runs.length > list.length / 2) return list.map(packRecords);
  const parts = runs.map(({ build, records }) => packTable(records, build));
  return parts.length === 1 ? parts[0] : { '+': parts };
}

function packTable(records: readonly Fields[], build: string): Json {
  const names = build.split('\n');
  if (build === '' || names.some((name) => MARKS.includes(name))) return records.map(packRecords);
  const table: Fields = { '#': records.length };
  for (const name of names) table[name] = packColumn(records.map((record) => record[name]));
  return table;
}

function packColumn(values: readonly Json[]): Json {
  const [first] = values;
  if (values.every((value) => isSame(value, first))) return { '=': first };
  if (!values.every(isRecord)) return values.map(packRecords);
  const build = buildOf(values[0]!);
  const table = values.every((value) => buildOf(value) === build) && packTable(values, build);
  return table && !Array.isArray(table) ? table : values.map(packRecords);
}

/** The names of a record, which decide what table it is in; JSON leaves out what is undefined. */
function buildOf(record: Fields): string {
  return Object.keys(record)
    .filter((name) => record[name] !== undefined)
    .join('\n');
}

function isSame(a: Json, b: Json): boolean {
  return a === b || (typeof a === 'object' && typeof b === 'object' && JSON.stringify(a) === JSON.stringify(b));
}

function isRecord(value: Json): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
