import type * as z from 'zod/mini'
import type { BackgroundsFile, ProductsFile, TermsFile, VocabularyFile } from '#assistant-files.ts'
import type { HandbookFile } from '#handbook-file.ts'
import type { IntentsFile, SentencesFile, WordsFile } from '#intents-file.ts'
import type { LanguageFile, LanguageId } from '#language-file.ts'
import type { OccupationsFile } from '#occupations-file.ts'
import type { Certificate, Experience, OccupationGroup, Taster } from '#people-files.ts'
import type { CareerFile, ContentsFile, HelpFile, InterestsFile, PracticesFile, SkillFile } from '#schema.ts'
import type { SessionsFile, Tool } from '#session-file.ts'
import type { YamlFile } from '#yaml-file.ts'

export const contentsFile = 'knowledge.yaml'

/** One example a line. */
export interface TextFile {
  readonly file: string
  readonly lines: readonly string[]
}

/** The files that fit their schemas, each on its own. */
export interface ParsedFiles {
  readonly contents: YamlFile<ContentsFile>
  readonly skills: ReadonlyMap<string, YamlFile<SkillFile>>
  readonly sessions: ReadonlyMap<string, YamlFile<SessionsFile>>
  readonly tools: YamlFile<Tool[]>
  readonly sessionIds: TextFile
  readonly careers: ReadonlyMap<string, YamlFile<CareerFile>>
  readonly practices: YamlFile<z.output<typeof PracticesFile>>
  readonly interests: YamlFile<InterestsFile>
  readonly backgrounds: YamlFile<BackgroundsFile>
  readonly terms: YamlFile<TermsFile>
  readonly vocabulary: YamlFile<VocabularyFile>
  readonly products: YamlFile<ProductsFile>
  readonly occupationGroups: YamlFile<OccupationGroup[]>
  readonly tasters: YamlFile<Taster[]>
  readonly experience: YamlFile<Experience[]>
  readonly certificates: YamlFile<Certificate[]>
  readonly occupations: YamlFile<z.output<typeof OccupationsFile>>
  readonly intents: ReadonlyMap<string, YamlFile<IntentsFile>>
  /** By topic of help, an intent a section. */
  readonly helpIntents: ReadonlyMap<string, YamlFile<IntentsFile>>
  readonly words: YamlFile<WordsFile>
  readonly sentences: ReadonlyMap<string, YamlFile<SentencesFile>>
  readonly otherWork: TextFile
  readonly handbook: ReadonlyMap<string, YamlFile<HandbookFile>>
  readonly help: ReadonlyMap<string, YamlFile<HelpFile>>
  readonly languages: ReadonlyMap<LanguageId, YamlFile<LanguageFile>>
}
