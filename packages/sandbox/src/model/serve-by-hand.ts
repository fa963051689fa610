import { playByHand } from '#model/play-by-hand.ts'
import { serveModel } from '#model/serve-model.ts'

/*
 * `npm run sandbox:model -- <folder> [port]`: a language model that a person plays, by files in a folder. It prints what AI_BASE_URL
 * takes. Set AI_DEADLINE_CHAT and AI_DEADLINE_STEP as long as the person needs.
 */
const [folder, port = '0'] = process.argv.slice(2)
if (folder === undefined) throw new Error('Name the folder for requests and replies.')
const { baseUrl } = await serveModel({ play: await playByHand(folder), port: Number(port) })
process.stdout.write(`${baseUrl}\n`)
