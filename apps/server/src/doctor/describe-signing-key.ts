import type { Queryable } from '#db/client.ts'
import { findPublicKeys } from '#features/credentials/index.ts'

/** What `npm run doctor` says of the keys that sign credentials. */
export async function describeSigningKey(db: Queryable): Promise<{ readonly level: 'good'; readonly text: string }> {
  const [current, ...retired] = await findPublicKeys(db)
  const text =
    current === undefined
      ? 'Credentials: their key will be made with the first one.'
      : `Credentials are signed with the key ${current.kid}. Keys before it: ${retired.length}. \`npm run credentials:rotate-key\` makes a new one.`
  return { level: 'good', text }
}
