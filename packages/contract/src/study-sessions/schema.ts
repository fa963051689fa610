import * as z from 'zod/mini'
import { courseLanguages } from '#courses/limits.ts'

/** What a session belongs to, by the key of its step: 'skill:git' or 'milestone:frontend-developer:foundation'. */
export const SessionSubject = z.object({ key: z.string(), name: z.string() })

const SessionName = z.object({ id: z.string(), title: z.string() })

/** What to read or watch: parts by the names they have on its page, or where to begin and when to stop. */
const StudyPiece = z.object({
  title: z.string(),
  url: z.string(),
  publisher: z.string(),
  language: z.enum(courseLanguages),
  /** The publisher asks for an account, which is free. */
  needsAccount: z.boolean(),
  minutes: z.int(),
  /** The names of its parts have been seen on the page. */
  isConfirmed: z.boolean(),
  parts: z.optional(z.array(z.string())),
  begin: z.optional(z.string()),
  end: z.optional(z.string()),
})

/** A piece of a skill or a milestone to sit down to: one to five hours. */
export const StudySession = z.object({
  subject: SessionSubject,
  id: z.string(),
  /** Its place among the subject's sessions, from 1. */
  number: z.int(),
  of: z.int(),
  title: z.string(),
  /** A beginner's. On a roadmap they follow the learner's schooling. */
  hours: z.number(),
  /** Completes 'You can …'. */
  outcome: z.string(),
  study: z.array(StudyPiece),
  make: z.object({
    needs: z.array(z.object({ name: z.string(), account: z.boolean(), phone: z.boolean() })),
    files: z.array(z.object({ name: z.string(), url: z.string(), licence: z.string(), about: z.string() })),
    task: z.string(),
    result: z.string(),
    check: z.string(),
  }),
  questions: z.array(z.object({ id: z.string(), ask: z.string(), answer: z.string() })),
  /** Where people usually get stuck. */
  stuck: z.string(),
  before: z.nullable(SessionName),
  after: z.nullable(SessionName),
})
export type StudySession = z.output<typeof StudySession>
