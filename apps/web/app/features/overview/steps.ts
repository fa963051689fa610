export interface OverviewStep {
  readonly id: number
  readonly label: string
  readonly section: string
  readonly milestone: boolean
  readonly done: boolean
}

export interface OverviewSection {
  readonly name: string
  readonly steps: readonly OverviewStep[]
}

/** Sorts the steps by number and groups neighbours of the same section. */
export function sectionsOf(steps: readonly OverviewStep[]): OverviewSection[] {
  const sections: { name: string; steps: OverviewStep[] }[] = []
  for (const step of [...steps].sort((a, b) => a.id - b.id)) {
    const last = sections.at(-1)
    if (last?.name === step.section) last.steps.push(step)
    else sections.push({ name: step.section, steps: [step] })
  }
  return sections
}

/** The first step by number that is not done, null when all are. */
export function nextStepOf(steps: readonly OverviewStep[]): OverviewStep | null {
  const open = steps.filter((step) => !step.done).sort((a, b) => a.id - b.id)
  return open[0] ?? null
}

const maxLabelLength = 30

/** The first 30 characters of a label; a character outside the basic plane counts as one and is not cut in two. */
export function cutLabel(label: string): string {
  return [...label].slice(0, maxLabelLength).join('')
}
