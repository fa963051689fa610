import { readProcessConfig } from '#config.ts'
import { openDatabase } from '#db/client.ts'
import { knownMigrations } from '#db/migrate.ts'
import { adviseConfig } from '#doctor/advise-config.ts'
import { adviseDatabase, countMigrations } from '#doctor/advise-database.ts'
import { describeSigningKey } from '#doctor/describe-signing-key.ts'
import { checkInvariants } from '#features/invariants/index.ts'
import { describeInstallationKey } from '#installation-key.ts'

/* `npm run doctor`: what is missing for a real start, and what is wrong in the data. Ends with 1 where something must change. */
try {
  const config = readProcessConfig()
  const client = await openDatabase(config, () => undefined)
  try {
    const advice = [...adviseConfig(config), ...(await adviseDatabase(client))]
    const isCurrent = (await countMigrations(client)) === knownMigrations().length
    const broken = isCurrent ? await checkInvariants({ db: client.background }) : []
    const key = await describeInstallationKey(config, isCurrent ? client.background : null)
    const signing = isCurrent ? [await describeSigningKey(client.background)] : []
    for (const { level, text } of [...advice, key, ...signing]) process.stdout.write(`${level.padEnd(7)}${text}\n`)
    for (const { name, count, ids, isRepaired } of broken)
      process.stdout.write(`${isRepaired ? 'mended ' : 'broken '}${name}: ${count}, such as ${ids.join(', ')}\n`)
    if (!isCurrent) process.stdout.write('The data is checked once the migrations are in.\n')
    else if (broken.length === 0) process.stdout.write('The data is as it should be.\n')
    const isWrong =
      [...advice, key].some(({ level }) => level === 'must') || broken.some(({ isRepaired }) => !isRepaired)
    process.exitCode = isWrong ? 1 : 0
  } finally {
    await client.close()
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
