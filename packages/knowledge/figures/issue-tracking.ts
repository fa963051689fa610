import { readFileSync } from 'node:fs'

const issues = readFileSync(new URL('../files/issue-tracking/issues.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [key = '', type = '', , status = '', assignee = '', priority = '', , created = '', updated = ''] =
      line.split(',')
    return { key, type, status, assignee, priority, created, updated }
  })
const found = [
  issues.filter(({ status }) => status === 'In progress'),
  issues.filter(({ assignee, status }) => assignee === '' && status !== 'Done'),
  issues.filter(({ priority, status }) => ['High', 'Highest'].includes(priority) && status === 'To do'),
  issues.filter(({ type, created }) => type === 'Bug' && created >= '2026-11-01'),
  issues.filter(({ status, updated }) => status !== 'Done' && updated <= '2026-11-09'),
].map(({ length }) => length)

/** The figures in the checks of the issue-tracking sessions, computed from issues.csv. */
export const figures: Record<string, readonly string[]> = {
  jql: [`${found.slice(0, -1).join(', ')} and ${found.at(-1)}`],
}
