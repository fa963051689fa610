import type { Step } from '@milepost/contract/roadmaps/schema'

export interface RoadmapSection {
  readonly name: string
  readonly steps: Step[]
}

/** Groups neighbouring steps of the same section. */
export function sectionsOf(steps: readonly Step[]): RoadmapSection[] {
  const sections: RoadmapSection[] = []
  for (const step of steps) {
    const last = sections.at(-1)
    if (last?.name === step.section) last.steps.push(step)
    else sections.push({ name: step.section, steps: [step] })
  }
  return sections
}

/** What tells a section from others: two may have the same name. */
export function keyOf({ name, steps }: RoadmapSection): string {
  return steps[0]?.key ?? name
}
