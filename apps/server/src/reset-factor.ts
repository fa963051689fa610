import { parseArgs } from 'node:util'
import { explain, runCommand } from '#command-line.ts'
import { resetSecondFactor } from '#features/accounts/index.ts'

const usage = 'Usage: npm run admin:reset-factor -- --email name@example.com'

try {
  const { values } = parseArgs({ options: { email: { type: 'string' } } })
  const { email } = values
  if (email === undefined) throw new Error(usage)
  await runCommand(async (ctx) => {
    if (!(await resetSecondFactor(ctx, email))) throw new Error(`There is no two-step sign-in for ${email}.`)
  })
  process.stdout.write(`Two-step sign-in is off for ${email}, and every session of the account has ended.\n`)
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exitCode = 1
}
