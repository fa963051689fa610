import type { AdvisorProfile } from '@milepost/advisor'
import { planRoadmap, recommendCareers } from '@milepost/advisor/testing'
import { preferredCareerOf } from '@milepost/contract/careers/limits'
import people from './people.json' with { type: 'json' }

/*
 * `node scripts/run.mjs bench/plans/run.ts [LETTER …]` prints the roadmaps of the people of `people.json`, whose
 * marks are in docs/advisor-rubric.md. Read them whole before and after a change of the knowledge or the planner.
 */
type PlannedPerson = AdvisorProfile & { readonly id: string; readonly who: string }

const today = '2026-11-24'
const asked = process.argv.slice(2)

for (const person of people as readonly PlannedPerson[]) {
  if (asked.length === 0 || asked.includes(person.id)) print(person)
}

function print({ id, who, ...profile }: PlannedPerson): void {
  const [best, second] = recommendCareers(profile).ranking
  const careerId = preferredCareerOf(profile.preferredCareer) ?? best?.careerId ?? 'software-engineer'
  const { steps, totalHours, knownSkills, requests } = planRoadmap(profile, careerId, today)
  line(`\n## ${id}: ${who}`)
  line(`recommended: ${best?.careerId} ${best?.fit}, ${second?.careerId} ${second?.fit}`)
  for (const { code, quote } of best?.reasons ?? []) line(`reason: ${code}${quote === null ? '' : ` '${quote}'`}`)
  line(`planned: ${careerId}, ${steps.length} steps, ${totalHours} hours`)
  line(`known: ${knownSkills.map(({ name, quote }) => (quote === null ? `(${name})` : name)).join(', ')}`)
  for (const request of requests) line(`asked: ${JSON.stringify(request)}`)
  for (const { id: number, section, label, hours, milestone } of steps)
    line(`${String(number).padStart(3)} ${String(hours).padStart(3)} h  ${milestone ? '◆ ' : ''}${label}  [${section}]`)
}

function line(text: string): void {
  process.stdout.write(`${text}\n`)
}
