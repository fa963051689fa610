import * as z from 'zod/mini'

const text = z.string().check(z.minLength(1))
const texts = z.array(text).check(z.minLength(1))
/** Words, never numbers: an id stays for good, since learners' ticks, notes and reviews refer to it. */
const id = z.string().check(z.regex(/^[a-z]+(-[a-z0-9]+)*$/), z.maxLength(60))
const evidence = z.enum(['seen', 'site'])
const from = { from: text, minutes: z.int().check(z.gte(5), z.lte(300)), evidence }

/** Parts by the names that they have on the material's page, or where to begin and when to stop. */
const study = z.union([z.strictObject({ ...from, parts: texts }), z.strictObject({ ...from, begin: text, end: text })])

const session = z.strictObject({
  id,
  /** Begins with a verb. */
  title: z.string().check(z.minLength(3), z.maxLength(60)),
  /** A beginner's: reading, trying and failing included. */
  hours: z.number().check(z.gte(1), z.lte(5), z.multipleOf(0.5)),
  /** Completes 'You can …'. */
  outcome: z.string().check(z.minLength(3), z.maxLength(110)),
  /** `from` is a title among the skill's materials. Empty for making and practice alone. */
  study: z.array(study),
  make: z.strictObject({
    /** Names of `tools.yaml`. */
    needs: texts,
    files: z.optional(texts),
    task: text,
    result: text,
    /** A figure or an act decides whether it is right. */
    check: text,
  }),
  questions: z.array(z.strictObject({ id, ask: text, answer: text })).check(z.minLength(1), z.maxLength(3)),
  stuck: text,
})
export type SkillSession = z.output<typeof session>

/** Data for tasks: ours is in `files/<skill>`, another skill's at '/session-files/<skill>/<name>', the rest has an address. */
const dataFile = z.strictObject({ name: text, from: text, licence: text, about: text })

/** A file of `sessions`, named after its skill, or its milestone like 'milestone-frontend-developer-foundation'. */
export const SessionsFile = z.strictObject({
  /** Who has read it beside the writer, and when. */
  checkedBy: z.optional(text),
  files: z.optional(z.array(dataFile)),
  sessions: z.array(session).check(z.minLength(3), z.maxLength(16)),
})
export type SessionsFile = z.output<typeof SessionsFile>

const url = z.url({ protocol: /^https?$/, hostname: z.regexes.domain })
const opened = z.iso.date()

/** `tools.yaml`: what sessions may ask for. `plan`: free for good, with paid plans beside it. */
export const ToolsFile = z.array(
  z
    .strictObject({
      name: text,
      free: z.enum(['yes', 'plan', 'trial', 'paid']),
      card: z.boolean(),
      account: z.boolean(),
      runsOn: z.array(z.enum(['windows', 'mac', 'linux', 'browser', 'phone'])).check(z.minLength(1)),
      /** Its name, such as 'MIT' or 'Apache 2.0', where it was read, and when. */
      licence: z.optional(z.strictObject({ name: text, source: url, opened })),
      /** What is free and what isn't. Amounts change too often: no figures. */
      price: z.optional(z.string().check(z.regex(/^\D+$/), z.maxLength(120))),
      priceSource: z.optional(z.strictObject({ url, opened })),
    })
    .check(
      z.refine(({ price, priceSource }) => (price === undefined) === (priceSource === undefined), {
        error: 'A price and its source come together',
        path: ['price'],
      }),
    ),
)
export type Tool = z.output<typeof ToolsFile>[number]
