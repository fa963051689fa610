import { runCommand } from '#command-line.ts'
import { seedDemo } from '#demo/seed.ts'

/** Run by `npm start` while the web application is built: makes the database of the settings, with the demo where they ask for it. */
try {
  await runCommand(async (ctx) => {
    if (ctx.config.seed === 'demo') await seedDemo(ctx)
  })
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
