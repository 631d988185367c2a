/** What is used of the registry of prom-client, which only the two servers depend on. */
export interface MetricRegistry {
  readonly contentType: string;
  metrics(): Promise<string>;
  registerMetric(metric: never): void;
}
