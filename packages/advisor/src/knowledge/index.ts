export { describeCareer, describeSkill, listSources } from '#knowledge/describe.ts'
export { domains, knowledge, knowledgeHash, knowledgeVersion } from '#knowledge/knowledge.ts'
export { skillTagger } from '#knowledge/skill-tagger.ts'
export { teachesTechnology } from '#knowledge/technologies.ts'
