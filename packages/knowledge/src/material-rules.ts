import type { ParsedFiles } from '#parsed-files.ts'
import { type FileIssues, issueAt } from '#yaml-file.ts'

/**
 * Finds contradictions between the free materials of skills.
 *
 * @param files - Files that fit their schemas.
 * @returns Titles and addresses that a skill has twice, and addresses with two publishers or two kinds of evidence.
 */
export function* findMaterialContradictions({ skills }: ParsedFiles): FileIssues {
  const first = new Map<string, { file: string; publisher: string; evidence: string }>()
  for (const file of skills.values()) {
    const seen = new Set<string>()
    for (const [index, { title, url, publisher, evidence }] of file.value.materials.entries()) {
      for (const [key, text] of Object.entries({ title, url })) {
        if (seen.has(text.toLowerCase())) yield issueAt(file, ['materials', index, key], `'${text}' is written twice`)
        seen.add(text.toLowerCase())
      }
      const other = first.get(url)
      first.set(url, other ?? { file: file.file, publisher, evidence })
      for (const [key, here] of Object.entries({ publisher, evidence })) {
        const there = other?.[key as 'publisher' | 'evidence'] ?? here
        if (here !== there)
          yield issueAt(file, ['materials', index, key], `The same address has '${there}' in ${other?.file}`)
      }
    }
  }
}
