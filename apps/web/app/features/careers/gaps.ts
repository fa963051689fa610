interface SkillName {
  readonly id: string
  readonly name: string
}

export interface ComparedGaps {
  /** To be learned for each of the careers. */
  readonly shared: readonly SkillName[]
  /** To be learned besides, career by career in the order given. */
  readonly own: readonly (readonly SkillName[])[]
}

/** In: the skills still to learn for each of some careers. Out: which of them all share, and which are left for each. */
export function compareGaps(gaps: readonly (readonly SkillName[])[]): ComparedGaps {
  const isShared = ({ id }: SkillName) => gaps.every((gap) => gap.some((skill) => skill.id === id))
  return {
    shared: (gaps[0] ?? []).filter(isShared),
    own: gaps.map((gap) => gap.filter((skill) => !isShared(skill))),
  }
}
