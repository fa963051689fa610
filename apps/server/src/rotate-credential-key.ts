import { parseArgs } from 'node:util'
import { explain, runCommand } from '#command-line.ts'
import { rotateSigningKey } from '#features/credentials/index.ts'

/*
 * `npm run credentials:rotate-key`: signs credentials with a new key. What was signed before stays valid, except with
 * `-- --compromised`, for keys that others may have.
 */
try {
  const { values } = parseArgs({ options: { compromised: { type: 'boolean', default: false } } })
  let thumbprint = ''
  await runCommand(async (ctx) => {
    thumbprint = await rotateSigningKey(ctx, { isCompromised: values.compromised })
  })
  const before = values.compromised
    ? 'The keys from before are gone: learners who have a signed file must download it again.'
    : 'What was signed before stays valid.'
  process.stdout.write(`Credentials are signed with the key ${thumbprint} now. ${before}\n`)
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exitCode = 1
}
