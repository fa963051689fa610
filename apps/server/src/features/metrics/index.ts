export { serveMetrics } from '#features/metrics/serve-metrics.ts'
