import { careerIds } from '@milepost/contract/careers/limits'
import type * as z from 'zod/mini'
import { BackgroundsFile, ProductsFile, TermsFile, VocabularyFile } from '#assistant-files.ts'
import { HandbookFile } from '#handbook-file.ts'
import { IntentsFile, SentencesFile, toolNames, WordsFile } from '#intents-file.ts'
import { LanguageFile, languageIds } from '#language-file.ts'
import { OccupationsFile } from '#occupations-file.ts'
import { contentsFile, type ParsedFiles, type TextFile } from '#parsed-files.ts'
import { CertificatesFile, ExperienceFile, OccupationGroupsFile, TastersFile } from '#people-files.ts'
import { findContradictions } from '#rules.ts'
import {
  CareerFile,
  ContentsFile,
  HelpFile,
  InterestsFile,
  type KnowledgeFiles,
  PracticesFile,
  SkillFile,
} from '#schema.ts'
import { SessionsFile, ToolsFile } from '#session-file.ts'
import { sessionIdsFile } from '#session-rules.ts'
import { type FileIssue, parseYaml, type YamlFile } from '#yaml-file.ts'

const practicesFile = 'practices.yaml'
const interestsFile = 'interests.yaml'
const backgroundsFile = 'backgrounds.yaml'
const termsFile = 'terms.yaml'
const vocabularyFile = 'vocabulary.yaml'
const productsFile = 'products.yaml'
const occupationGroupsFile = 'occupation-groups.yaml'
const tastersFile = 'tasters.yaml'
const experienceFile = 'experience.yaml'
const certificatesFile = 'certificates.yaml'
const occupationsFile = 'occupations.json'
const toolsFile = 'tools.yaml'
const otherWorkFile = 'other-work.txt'
const wordsFile = 'assistant/words.yaml'

/**
 * Parses and validates the files of knowledge.
 *
 * @param contents - The contents of the files by path.
 * @returns The knowledge, or else the issues with file and line.
 */
export function parseKnowledge(
  contents: ReadonlyMap<string, string>,
): { knowledge: KnowledgeFiles; issues: [] } | { knowledge?: undefined; issues: FileIssue[] } {
  const issues: FileIssue[] = []
  const left = new Set(contents.keys())

  const read = (file: string): string => {
    left.delete(file)
    const content = contents.get(file)
    if (content === undefined) issues.push({ file, line: 1, message: 'The file is missing' })
    return content ?? ''
  }
  const yaml = <T>(file: string, schema: z.ZodMiniType<T>): YamlFile<T> | undefined => {
    const before = issues.length
    const content = read(file)
    if (issues.length > before) return undefined
    const result = parseYaml(file, content, schema)
    issues.push(...result.issues)
    return result.parsed
  }
  const folder = <T, Id extends string>(name: string, ids: Iterable<Id>, schema: z.ZodMiniType<T>) =>
    new Map(
      [...ids].flatMap((id) => {
        const parsed = yaml(`${name}/${id}.yaml`, schema)
        return parsed === undefined ? [] : [[id, parsed] as const]
      }),
    )
  const lines = (file: string): TextFile => {
    const all = read(file).replace(/\n$/, '').split('\n')
    all.forEach((line, at) => {
      if (line.trim() !== line || line === '')
        issues.push({ file, line: at + 1, message: 'An example is a line, without spaces around it' })
    })
    return { file, lines: all }
  }
  const idsIn = (name: string) =>
    [...contents.keys()].flatMap((file) => new RegExp(`^${name}/([a-z0-9-]+)\\.yaml$`).exec(file)?.[1] ?? [])

  const parsed = {
    contents: yaml(contentsFile, ContentsFile),
    skills: folder('skills', idsIn('skills'), SkillFile),
    sessions: folder('sessions', idsIn('sessions'), SessionsFile),
    tools: yaml(toolsFile, ToolsFile),
    sessionIds: lines(sessionIdsFile),
    careers: folder('careers', careerIds, CareerFile),
    practices: yaml(practicesFile, PracticesFile),
    interests: yaml(interestsFile, InterestsFile),
    backgrounds: yaml(backgroundsFile, BackgroundsFile),
    terms: yaml(termsFile, TermsFile),
    vocabulary: yaml(vocabularyFile, VocabularyFile),
    products: yaml(productsFile, ProductsFile),
    occupationGroups: yaml(occupationGroupsFile, OccupationGroupsFile),
    tasters: yaml(tastersFile, TastersFile),
    experience: yaml(experienceFile, ExperienceFile),
    certificates: yaml(certificatesFile, CertificatesFile),
    occupations: yaml(occupationsFile, OccupationsFile),
    intents: folder('intents', toolNames, IntentsFile),
    helpIntents: folder('intents/help', idsIn('intents/help'), IntentsFile),
    words: yaml(wordsFile, WordsFile),
    sentences: folder(
      'assistant',
      idsIn('assistant').filter((name) => name !== 'words'),
      SentencesFile,
    ),
    otherWork: lines(otherWorkFile),
    handbook: folder('handbook', idsIn('handbook'), HandbookFile),
    help: folder('help', idsIn('help'), HelpFile),
    languages: folder('languages', languageIds, LanguageFile),
  }
  for (const file of left) issues.push({ file, line: 1, message: strangeFile(file) })
  if (issues.length > 0 || !isComplete(parsed)) return { issues }
  const contradictions = findContradictions(parsed)
  return contradictions.length > 0 ? { issues: contradictions } : { knowledge: joined(parsed), issues: [] }
}

function strangeFile(file: string): string {
  if (file.startsWith('careers/')) return 'No career of packages/contract/src/careers/limits.ts has this id'
  if (file.startsWith('intents/')) return 'No tool of src/intents-file.ts has this name'
  return 'No file of this name belongs here: skills/<id>.yaml, sessions/<id>.yaml, handbook/<id>.yaml or help/<id>.yaml, in lower case with hyphens'
}

const isComplete = (parsed: { [K in keyof ParsedFiles]: ParsedFiles[K] | undefined }): parsed is ParsedFiles =>
  Object.values(parsed).every((part) => part !== undefined)

/** A skill with sessions takes as long as they do. */
function hoursOf({ id, hours = 0 }: SkillFile & { id: string }, sessions: ParsedFiles['sessions']): number {
  const file = sessions.get(id)
  return file === undefined ? hours : Math.round(file.value.sessions.reduce((sum, session) => sum + session.hours, 0))
}

function intentsOf(files: ReadonlyMap<string, YamlFile<IntentsFile>>, mark: string) {
  return [...files].flatMap(([tool, { value }]) =>
    value.map(({ id, needs, ask, examples }) => ({ id: `${tool}${mark}${id}`, needs, ask, examples })),
  )
}

function joined(parsed: ParsedFiles): KnowledgeFiles {
  const { version, locale, domains, handbook, help } = parsed.contents.value
  const named = <T>(files: ReadonlyMap<string, YamlFile<T>>, ids: readonly string[]) =>
    ids.flatMap((id) => {
      const file = files.get(id)
      return file === undefined ? [] : [{ id, ...file.value }]
    })
  return {
    version,
    locale,
    domains: domains.map(({ domain, careers, areas }) => ({
      domain,
      careers: named(parsed.careers, careers).flatMap((career) => {
        const id = careerIds.find((each) => each === career.id)
        return id === undefined ? [] : [{ ...career, id }]
      }),
      areas: areas.map(({ area, skills }) => ({
        area,
        skills: named(parsed.skills, skills).map((skill) => ({ ...skill, hours: hoursOf(skill, parsed.sessions) })),
      })),
    })),
    sessions: Object.fromEntries([...parsed.sessions].map(([subject, { value }]) => [subject, value])),
    tools: parsed.tools.value,
    practices: parsed.practices.value,
    interests: parsed.interests.value,
    backgrounds: parsed.backgrounds.value,
    terms: parsed.terms.value,
    vocabulary: parsed.vocabulary.value,
    products: parsed.products.value.flatMap(({ names }) => names),
    occupationGroups: parsed.occupationGroups.value,
    tasters: parsed.tasters.value,
    experience: parsed.experience.value,
    certificates: parsed.certificates.value,
    otherWork: parsed.otherWork.lines,
    intents: [
      ...intentsOf(parsed.intents, '.'),
      ...intentsOf(new Map([...parsed.helpIntents].map(([topic, file]) => [`help.${topic}`, file])), '#'),
    ],
    words: parsed.words.value,
    sentences: Object.fromEntries(
      [...parsed.sentences].flatMap(([tool, { value }]) =>
        Object.entries(value).map(([key, sentence]) => [`${tool}.${key}`, sentence.trim()]),
      ),
    ),
    occupations: parsed.occupations.value.occupations,
    handbook: handbook.map(({ group, guides }) => ({ group, guides: named(parsed.handbook, guides) })),
    help: named(parsed.help, help).map(({ sections, ...topic }) => ({
      ...topic,
      sections: sections.map(({ id, heading, text }) => ({ id, heading, paragraphs: text.split(/\n+/) })),
    })),
    languages: [...parsed.languages].map(([id, { value }]) => ({ id, ...value })),
  }
}
