import { readFileSync } from 'node:fs'

const rows = readFileSync(new URL('../files/aws/bill.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [, service = '', item = '', dollars] = /^([^,]*),"([^"]*)",.*,([^,]*)$/.exec(line) ?? []
    return { service, item, dollars: Number(dollars) }
  })
const sum = (chosen: typeof rows): string => chosen.reduce((total, row) => total + row.dollars, 0).toFixed(2)
const wasted = rows.filter((row) => /stopped|no machine|older|nothing/.test(row.item))
const of = (service: string): string => sum(rows.filter((row) => row.service === service))

/** The figures in the checks of the AWS sessions, computed from bill.csv. */
export const figures: Record<string, readonly string[]> = {
  bill: [sum(rows), of('VPC'), sum(wasted), `${Math.round((100 * Number(sum(wasted))) / Number(sum(rows)))} %`],
}
