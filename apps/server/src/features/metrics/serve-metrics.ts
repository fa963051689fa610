import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Dependencies } from '#context.ts'
import { findCountsSince } from '#features/analytics/advisor/index.ts'
import { canWrite } from '#features/health/index.ts'
import { AppError } from '#http/errors.ts'

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Serves Prometheus metrics at /metrics to holders of the token. Without a token there are none. */
export function serveMetrics(app: FastifyInstance, dependencies: Dependencies): void {
  const { metricsToken } = dependencies.config
  if (metricsToken === undefined) return
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'milepost_http_request_duration_seconds',
    help: 'How long replies took',
    registers: [registry],
    labelNames: ['method', 'route', 'status'] as const,
    buckets,
  })
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const labels = { method, route: routeOptions.url ?? 'unknown', status: `${Math.floor(reply.statusCode / 100)}xx` }
    durations.observe(labels, reply.elapsedTime / 1000)
  })
  addGauges(registry, dependencies)

  const expected = digestOf(`Bearer ${metricsToken}`)
  app.get('/metrics', async (request, reply) => {
    if (!timingSafeEqual(digestOf(request.headers.authorization ?? ''), expected)) throw new AppError('unauthenticated')
    reply.header('cache-control', 'no-store').type(registry.contentType)
    return registry.metrics()
  })
}

/** Gauges are read when they are asked for. */
function addGauges(registry: Registry, dependencies: Dependencies): void {
  const { load, pools, courseCache, jobs, healthDb, clock } = dependencies
  const gauge = (
    name: string,
    help: string,
    collect: (set: Gauge['set']) => void | Promise<void>,
    labelNames: string[] = [],
  ) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        this.reset()
        await collect(this.set.bind(this))
      },
    })
  gauge('milepost_requests_in_flight', 'Calls of the API that are worked on', (set) => set(load.inFlight))
  gauge('milepost_requests_refused', 'Calls refused above the capacity since the start', (set) => set(load.refused))
  gauge(
    'milepost_database_connections',
    'Connections of each pool by state; waiting counts those who wait for one',
    (set) => {
      for (const [pool, { totalCount, idleCount, waitingCount }] of Object.entries(pools)) {
        set({ pool, state: 'used' }, totalCount - idleCount)
        set({ pool, state: 'idle' }, idleCount)
        set({ pool, state: 'waiting' }, waitingCount)
      }
    },
    ['pool', 'state'],
  )
  gauge(
    'milepost_writes_failing',
    '1 where the database is read-only or could not write within the last minute',
    async (set) => set((await canWrite(dependencies)) ? 0 : 1),
  )
  gauge(
    'milepost_catalogue_pages',
    'Pages of the catalogue since the start, from the cache or not',
    (set) => {
      const { hits, misses } = courseCache.usage()
      set({ cache: 'hit' }, hits)
      set({ cache: 'miss' }, misses)
    },
    ['cache'],
  )
  gauge(
    'milepost_jobs',
    'Jobs that wait, run, or failed for good (dead-letters)',
    async (set) => {
      for (const { name, count } of await jobs.countUnfinished(healthDb)) set({ queue: name }, count)
    },
    ['queue'],
  )
  gauge(
    'milepost_advisor_today',
    'What the advisor did today (UTC), on all instances: calls of a language model, and replies given without it',
    async (set) => {
      const today = clock().toISOString().slice(0, 10)
      for (const { kind, count } of await findCountsSince(healthDb, today)) set({ kind }, count)
    },
    ['kind'],
  )
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
