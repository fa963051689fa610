import type { SkillName } from '@milepost/contract/skills/schema'

export interface ComparedGaps {
  /** To be learned for each of the careers. */
  readonly shared: readonly SkillName[]
  /** To be learned besides, career by career in the order given. */
  readonly own: readonly (readonly SkillName[])[]
}

/** Splits the skills to learn for several careers into those that all share and the rest of each career. */
export function compareGaps(gaps: readonly (readonly SkillName[])[]): ComparedGaps {
  const isShared = ({ id }: SkillName) => gaps.every((gap) => gap.some((skill) => skill.id === id))
  return {
    shared: (gaps[0] ?? []).filter(isShared),
    own: gaps.map((gap) => gap.filter((skill) => !isShared(skill))),
  }
}
