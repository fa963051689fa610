import { fakeModes, startFakeLanguageModel } from '#testing/fake-language-model.ts'

/*
 * The fake endpoint as a separate process: `node packages/advisor/src/testing/serve-fake-language-model.ts [port] [mode]`. It
 * prints the value for AI_BASE_URL. `POST /mode` with a mode as body switches it, `GET /requests` lists the requests since.
 */
const [port = '0', mode = 'good'] = process.argv.slice(2)
const endpoint = await startFakeLanguageModel(fakeModes.find((one) => one === mode) ?? 'good', Number(port))
process.stdout.write(`${endpoint.baseUrl}\n`)
