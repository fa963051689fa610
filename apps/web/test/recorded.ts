import type { ReplyOf } from '@milepost/contract/http'
import type { RouteName, routes } from '@milepost/contract/routes'
import type { DemoPerson } from './demo.ts'

interface Recording {
  readonly replies: Readonly<Record<string, { readonly body: unknown }>>
}

const recordings = import.meta.glob<Recording>('./demo/*.json', { import: 'default' })

/** What the real server answered a demo account, for a test that needs a little of it to be different. */
export async function recorded<N extends RouteName>(person: DemoPerson, name: N): Promise<ReplyOf<(typeof routes)[N]>> {
  const recording = await recordings[`./demo/${person}.json`]?.()
  const reply = recording?.replies[name]
  if (reply === undefined) throw new Error(`There is no recording of ${name} for ${person}`)
  return structuredClone(reply.body) as ReplyOf<(typeof routes)[N]>
}
