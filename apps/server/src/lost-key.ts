import { explain, runCommand } from '#command-line.ts'
import { transaction } from '#db/transaction.ts'
import { loseSecondFactors } from '#features/accounts/index.ts'
import { replaceLostSigningKey } from '#features/credentials/index.ts'
import { openAnyKey } from '#installation-key.ts'

/* `npm run admin:lost-key`: the key of the installation is lost, or another one. Uses the one that is there from now on. */
try {
  let ended = 0
  await runCommand(async (ctx) => {
    ended = await transaction(ctx, async (tx) => {
      await replaceLostSigningKey(tx)
      return loseSecondFactors(tx)
    })
  }, openAnyKey)
  process.stdout.write(
    `The key fits the data now. Two-step sign-in ended for ${ended} accounts, and each gets an email.\n`,
  )
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exitCode = 1
}
