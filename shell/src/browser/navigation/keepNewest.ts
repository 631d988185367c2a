/** Puts a value into a map as its newest one; beyond so many the oldest goes. */
export function keepNewest<Value>(values: Map<string, Value>, max: number, key: string, value: Value): void {
  values.delete(key);
  values.set(key, value);
  const oldest = values.keys().next();
  if (values.size > max && !oldest.done) values.delete(oldest.value);
}
