import * as z from 'zod/mini'
import {
  applicationSides,
  applicationStatuses,
  maxApplicationMessageLength,
  maxOfferDays,
  messageReportReasons,
} from '#applications/limits.ts'
import { courseModes } from '#courses/limits.ts'
import { placeFields } from '#courses/schema.ts'
import { identifier, instant, numericIdentifier, optionalText, requiredLine, requiredText, wholeNumber } from '#text.ts'

const maxApplicationAnswerLength = 1000

const shared = {
  id: z.int(),
  /** Null once the course is gone; its title stays. */
  courseId: z.nullable(z.int()),
  courseTitle: z.string(),
  /** The start that was applied for. Null where the course has none, or it is gone. */
  intake: z.nullable(z.object({ id: z.int(), startsOn: z.iso.date() })),
  status: z.enum(applicationStatuses),
  /** The institution's message. Null until it has answered, and where it left none. */
  answer: z.nullable(z.string()),
  /** The last day of an offer. Null where none was made. */
  offerUntil: z.nullable(z.iso.date()),
  /** The learner agreed that the institution sees how far they are with the course's steps. */
  sharesProgress: z.boolean(),
  createdAt: instant,
  decidedAt: z.nullable(instant),
  /** What was written about it since, and who wrote last. */
  messages: z.object({ total: z.int(), last: z.nullable(z.enum(applicationSides)) }),
}

/** An application as its learner sees it. */
export const Application = z.object({ ...shared, institutionName: z.string(), message: z.string() })
export type Application = z.output<typeof Application>

/** An application as its institution sees it. Who applied, and what they wrote, is gone once it is withdrawn. */
export const ReceivedApplication = z.object({
  ...shared,
  message: z.nullable(z.string()),
  applicant: z.nullable(z.object({ name: z.string(), email: z.string() })),
  /** Steps of the learner's road that the course teaches, where they share them. */
  progress: z.nullable(z.object({ done: z.int(), steps: z.int() })),
  /** The credential of a completion; null where there is none. */
  credential: z.nullable(z.enum(['valid', 'revoked'])),
  /** What was done last can be undone, and the learner hasn't been told. */
  undoable: z.boolean(),
})
export type ReceivedApplication = z.output<typeof ReceivedApplication>

export const NewApplication = z.strictObject({
  userId: identifier,
  courseId: numericIdentifier,
  /** Needed where the course has starts to come. */
  intakeId: z.optional(numericIdentifier),
  message: optionalText(maxApplicationMessageLength),
})

/** What a learner does with an application: takes it back, accepts the place, or leaves the course. */
export const OwnMove = z.strictObject({
  status: z.enum(['withdrawn', 'enrolled', 'left']),
  /** Agreed to when accepting a place. */
  sharesProgress: z.optional(z.boolean()),
})

const day = z.iso.date()

/** What an institution does with an application. */
export const ApplicationMove = z.strictObject({
  status: z.enum(['waiting', 'offered', 'enrolled', 'declined', 'completed', 'left']),
  answer: optionalText(maxApplicationAnswerLength),
  /** The last day of an offer; as the institution has set it where missing. */
  offerUntil: z.optional(day),
})

export const CourseMessage = z.strictObject({ text: requiredText(maxApplicationMessageLength) })

/** A message about an application. */
export const ApplicationMessage = z.object({
  id: z.int(),
  from: z.enum(applicationSides),
  /** Null where an admin took it away. */
  text: z.nullable(z.string()),
  createdAt: instant,
  /** The caller has reported it. */
  reported: z.boolean(),
})
export type ApplicationMessage = z.output<typeof ApplicationMessage>

export const Conversation = z.object({
  messages: z.array(ApplicationMessage),
  /** Who wants no more messages about it. */
  blockedBy: z.nullable(z.enum(applicationSides)),
})
export type Conversation = z.output<typeof Conversation>

export const NewApplicationMessage = z.strictObject({ text: requiredText(maxApplicationMessageLength) })

export const MessageReport = z.strictObject({ reason: z.enum(messageReportReasons) })

/** A text that an institution keeps for its answers. */
export const InstitutionText = z.object({ id: z.int(), title: z.string(), text: z.string() })
export type InstitutionText = z.output<typeof InstitutionText>

export const NewInstitutionText = z.strictObject({
  title: requiredLine(80),
  text: requiredText(maxApplicationAnswerLength),
})

/** What happens to a place that becomes free. */
export const OfferSettings = z.object({
  /** It is offered to those who wait longest. Otherwise the institution's people get a notification. */
  offersNext: z.boolean(),
  /** For how many days an offer holds. */
  offerDays: z.int(),
})
export type OfferSettings = z.output<typeof OfferSettings>

export const NewOfferSettings = z.strictObject({ offersNext: z.boolean(), offerDays: wholeNumber(1, maxOfferDays) })

/** A start of a course. */
export const Intake = z.object({
  id: z.int(),
  startsOn: z.iso.date(),
  /** Missing where there is no limit. */
  places: z.optional(z.int()),
  /** Every place is taken: who applies is put on the waiting list. */
  full: z.optional(z.literal(true)),
  /** Missing where it is as the course says. */
  mode: z.optional(z.enum(courseModes)),
  country: z.optional(z.string()),
  town: z.optional(z.string()),
  /** Offered and taken places, for the course's own institution and admins. */
  taken: z.optional(z.int()),
})
export type Intake = z.output<typeof Intake>

/** A start as its institution writes it. One without an id is new; one that is left out is deleted. */
export const IntakeChange = z.strictObject({
  id: z.optional(numericIdentifier),
  startsOn: day,
  ...placeFields,
})
export type IntakeChange = z.input<typeof IntakeChange>

const places = { places: z.nullable(z.int()), taken: z.int(), waiting: z.int() }

/** A course that was applied for, with its places. */
export const AppliedCourse = z.object({
  id: z.int(),
  title: z.string(),
  /** Applications without an answer yet. */
  applied: z.int(),
  ...places,
  intakes: z.array(z.object({ id: z.int(), startsOn: z.iso.date(), ...places })),
})
export type AppliedCourse = z.output<typeof AppliedCourse>
