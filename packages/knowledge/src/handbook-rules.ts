import { foldText } from '@milepost/contract/fold'
import { contentsFile, type ParsedFiles } from '#parsed-files.ts'
import { issueAt as at, type FileIssues } from '#yaml-file.ts'

/** A figure, a fee, a year or a level: a fact that one can check. */
const figure = /(?<![\p{L}\d])\d/u

/**
 * Finds contradictions of the handbook: ids and questions that two answers claim, unknown skills, and figures without a source.
 *
 * @param files - Files that fit their schemas.
 * @returns The issues with file and line.
 */
export function* findHandbookContradictions({ contents, handbook, skills }: ParsedFiles): FileIssues {
  const listed = new Set(contents.value.handbook.flatMap(({ guides }) => guides))
  for (const id of listed) if (!handbook.has(id)) yield at(contents, ['handbook'], `There is no guide ${id}`)
  const owners = new Map<string, string>()
  for (const [id, file] of handbook) {
    if (!listed.has(id)) yield { file: file.file, line: 1, message: `The guide is not listed in ${contentsFile}` }
    for (const [index, one] of file.value.answers.entries()) {
      const claimed = [one.id, ...one.asked.map(foldText)]
      for (const claim of claimed) {
        const owner = owners.get(claim)
        if (owner !== undefined) yield at(file, ['answers', index], `'${claim}' belongs to ${owner} too`)
        owners.set(claim, one.id)
      }
      for (const skill of one.skills ?? [])
        if (!skills.has(skill)) yield at(file, ['answers', index, 'skills'], `There is no skill ${skill}`)
      if (one.sources === undefined && figure.test(one.answer))
        yield at(
          file,
          ['answers', index, 'answer'],
          'A figure needs a source: name one that was opened, or say it in words',
        )
    }
  }
}
