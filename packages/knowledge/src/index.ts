import { cacheFolder, knowledgeFolder, loadKnowledge } from '#load.ts'

export const { files: knowledgeFiles, hash: knowledgeHash } = await loadKnowledge(knowledgeFolder, cacheFolder)
export { currentLanguage, runInLanguage } from '#current-language.ts'
export { translate } from '#translate.ts'
