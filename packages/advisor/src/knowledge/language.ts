import { knowledgeFiles } from '@milepost/knowledge'

export { currentLanguage, runInLanguage } from '@milepost/knowledge'

/** What is understood in Tamil and Sinhala. */
export const { languages: localLanguages } = knowledgeFiles
