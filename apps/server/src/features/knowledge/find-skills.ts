import { knowledge, listSpellings } from '@milepost/advisor/knowledge'
import { foldText } from '@milepost/contract/fold'
import type { SkillName } from '@milepost/contract/skills/schema'

const maxFound = 20

const skills = [...knowledge.skills.values()].map(({ id, name, aliases }) => {
  return { id, name, names: [name, ...aliases].map(foldText) }
})

/**
 * At most twenty skills by name: exact matches first, then prefixes of the name, of a word, then substrings. Without
 * input the first by name.
 */
export function findSkills(typed: string): SkillName[] {
  const wanted = listSpellings(typed).map(foldText)
  const rankIn = (names: readonly string[]) =>
    Math.min(...names.flatMap((each) => wanted.map((one) => rankOf(each, one))))
  return skills
    .map(({ id, name, names }) => ({ id, name, rank: rankIn(names) }))
    .filter(({ rank }) => rank < none)
    .sort((a, b) => a.rank - b.rank || a.name.localeCompare(b.name, 'en'))
    .slice(0, maxFound)
    .map(({ id, name }) => ({ id, name }))
}

const none = 4

function rankOf(name: string, wanted: string): number {
  if (name === wanted) return 0
  const at = name.indexOf(wanted)
  if (at === -1) return none
  if (at === 0) return 1
  return /[\p{L}\p{N}]/u.test(name[at - 1] ?? '') ? 3 : 2
}
