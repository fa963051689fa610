import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import { SignUp } from '@milepost/contract/accounts/schema'
import * as z from 'zod/mini'
import { explain, runCommand } from '#command-line.ts'
import { readProcessAdminPassword } from '#config.ts'
import { transaction } from '#db/transaction.ts'
import { requireUncommonPassword } from '#features/accounts/auth/index.ts'
import { audit } from '#features/audit-logs/index.ts'
import { insertUser } from '#features/users/index.ts'
import { AppError } from '#http/errors.ts'
import { toIssues } from '#http/zod-issues.ts'

const usage =
  'Usage: npm run admin:create -- --email name@example.com --name "Full Name"\nThe password is asked for, or read from ADMIN_PASSWORD.'

try {
  const { values } = parseArgs({ options: { email: { type: 'string' }, name: { type: 'string' } } })
  if (values.email === undefined || values.name === undefined) throw new Error(usage)
  const password = readProcessAdminPassword() ?? (await promptPassword())
  const email = await createAdmin({ email: values.email, name: values.name, password })
  process.stdout.write(`${email} is an admin now and can sign in.\n`)
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exitCode = 1
}

async function createAdmin(given: { email: string; name: string; password: string }): Promise<string> {
  const parsed = z.safeParse(SignUp, given, { reportInput: true })
  if (!parsed.success) throw new AppError('invalid', { issues: toIssues(parsed.error.issues) })
  const { name, email, password } = parsed.data
  requireUncommonPassword(password, { name, email })
  await runCommand(async (ctx) => {
    const passwordHash = await ctx.passwordHasher.hash(password)
    await transaction(ctx, async (tx) => {
      const user = await insertUser(tx.db, { name, email, passwordHash, role: 'admin' })
      if (user === undefined) throw new AppError('email_taken')
      await audit(tx, { action: 'user.created_from_command_line', objectType: 'user', objectId: user.id })
    })
  })
  return email
}

async function promptPassword(): Promise<string> {
  process.stderr.write('Password for the new admin (8 to 128 characters, not shown): ')
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: process.stdin.isTTY === true })
  try {
    return await terminal.question('')
  } finally {
    terminal.close()
    process.stderr.write('\n')
  }
}
