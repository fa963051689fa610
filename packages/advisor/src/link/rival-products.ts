import { knowledge } from '#knowledge/knowledge.ts'

let cached: ReadonlyMap<string, ReadonlySet<string>> | undefined

/** A career's alternatives are rivals where they are tools: AWS or Azure, React or Vue. */
function rivals(): ReadonlyMap<string, ReadonlySet<string>> {
  if (cached !== undefined) return cached
  const made = new Map<string, Set<string>>()
  for (const { alternatives } of knowledge.careers.values()) {
    for (const [first, others] of Object.entries(alternatives)) {
      const products = [first, ...others].filter((id) => knowledge.skills.get(id)?.kind === 'tool')
      for (const id of products) {
        const known = made.get(id) ?? new Set()
        for (const other of products) if (other !== id) known.add(other)
        made.set(id, known)
      }
    }
  }
  cached = made
  return made
}

/**
 * Finds the products that a step is about or rests on: CloudFormation rests on AWS.
 *
 * @param skills - Ids of the step's skills.
 * @returns The products.
 */
export function productsBehind(skills: readonly string[]): string[] {
  const tools = skills.flatMap((id) => {
    const skill = knowledge.skills.get(id)
    return skill?.kind === 'tool' ? [id, ...skill.prerequisites] : []
  })
  return tools.filter((id) => rivals().has(id))
}

/**
 * Tells whether a title is about a rival: 'Microsoft Azure Fundamentals' where AWS is wanted.
 *
 * @param titled - Ids of the skills that the title names.
 * @param products - The products that are wanted.
 * @returns True where the title names a rival and none of the products.
 */
export function namesRival(titled: readonly string[], products: readonly string[]): boolean {
  return (
    titled.some((id) => products.some((product) => rivals().get(product)?.has(id) === true)) &&
    !titled.some((id) => products.includes(id))
  )
}
