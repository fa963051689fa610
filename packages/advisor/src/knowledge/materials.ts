import { languageCodes } from '@milepost/contract/courses/limits'
import { maxMaterialsPerStep } from '@milepost/contract/materials/limits'
import type { Material } from '@milepost/contract/materials/schema'
import type { StudyLanguage } from '@milepost/contract/profiles/limits'
import { knowledge } from '#knowledge/knowledge.ts'

/**
 * Chooses free material to study skills from. Addresses that were never confirmed are left out.
 *
 * @param skillIds - What a step teaches; unknown ids are ignored.
 * @param studyLanguage - The learner's: its material comes first. All other is in English.
 * @returns At most three pieces, in the order of the knowledge base.
 */
export function materialsFor(skillIds: readonly string[], studyLanguage: StudyLanguage): Material[] {
  const language: string = languageCodes[studyLanguage]
  const listed = skillIds.flatMap((id) => knowledge.skills.get(id)?.materials ?? [])
  const usable = listed.filter((one) => one.evidence !== 'known' && [language, 'en'].includes(one.language))
  const inOrder = [
    ...usable.filter((one) => one.language === language),
    ...usable.filter((one) => one.language !== language),
  ]
  const once = new Map(inOrder.map((one) => [one.url, one]))
  return [...once.values()].slice(0, maxMaterialsPerStep).map(({ evidence, needsAccount = false, ...material }) => ({
    ...material,
    needsAccount,
    isPageConfirmed: evidence === 'seen',
  }))
}
