import type { TestApp } from './build-test-app.ts'

/** The minute in which decisions can be undone passes, and those affected hear of them. */
export async function passUndoMinute(product: TestApp): Promise<void> {
  product.advance(60_000)
  await product.client.pool.query("update pgboss.job set start_after = now() where name = 'announce-decision'")
  await product.runJobs()
}

/** The minute of the first of several decisions about a request passes. */
export async function runFirstAnnouncement(product: TestApp, { kind, id }: { kind: string; id: string }) {
  await product.client.pool.query(
    `update pgboss.job set start_after = now() where id = (select id from pgboss.job
      where name = 'announce-decision' and data->>'kind' = $1 and data->>'id' = $2 order by data->>'at' limit 1)`,
    [kind, id],
  )
  await product.runJobs()
}
