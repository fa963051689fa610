import type { Advisor, Result } from '#advisor.ts'
import { intentModel, localModels } from '#assistant/choose.ts'
import { findAnswers } from '#assistant/find-answers.ts'
import { prepareReply } from '#assistant/prepare-reply.ts'
import { knowledgeVersion } from '#knowledge/knowledge.ts'
import { linkCourses } from '#link/link-courses.ts'
import { planByDate } from '#plan/plan-by-date.ts'
import { readProfile } from '#read/read-profile.ts'
import { classifyWork } from '#recommend/classifier.ts'
import { recommendCareers } from '#recommend/recommend.ts'
import { type ModelCache, setModelCache } from '#text/trained-model.ts'

export interface EmbeddedAdvisorOptions {
  /** A monotonic clock in milliseconds to time the calls. Without one they report 0. */
  readonly now?: () => number
  /** Where trained models are stored. Without it each process trains them. */
  readonly models?: ModelCache
}

/**
 * Creates the advisor that needs no key and no network. It is deterministic and never fails for a valid profile.
 *
 * @param options - A clock and a cache of trained models, both optional.
 * @returns The advisor.
 */
export function createEmbeddedAdvisor(options: EmbeddedAdvisorOptions = {}): Advisor {
  const now = options.now ?? (() => 0)
  if (options.models !== undefined) setModelCache(options.models)
  const answer = async <T>(work: () => T): Promise<Result<T>> => {
    const start = now()
    const value = work()
    return { value, engine: 'embedded', knowledgeVersion, milliseconds: now() - start }
  }
  return {
    prepare: async () => {
      classifyWork('')
      for (const model of [intentModel, ...Object.values(localModels)]) model.get()
      findAnswers('courses', 'en')
    },
    recommend: (profile) => answer(() => recommendCareers(profile)),
    read: (texts, context) => answer(() => ({ ...readProfile(texts, context), corrections: [] })),
    plan: (profile, career, context) => answer(() => planByDate(profile, career, context)),
    chat: async (turns, context, { onSentence } = {}) => {
      const start = now()
      const reply = await prepareReply(turns, context)
      for (const sentence of reply.sentences) onSentence?.(sentence)
      return { value: reply, engine: 'embedded', knowledgeVersion, milliseconds: now() - start }
    },
    link: (steps, catalogue, preferences) => answer(() => linkCourses(steps, catalogue, preferences)),
  }
}
