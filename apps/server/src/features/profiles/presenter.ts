import { readPlace } from '@milepost/advisor'
import { type AdviceProfile, Profile, type ProfileAnswers, profileFields } from '@milepost/contract/profiles/schema'
import * as z from 'zod/mini'
import type { ProfileRow } from '#features/profiles/repository.ts'

const Answers = z.object(profileFields)
const AdviceAnswers = z.pick(Answers, {
  preferredCareer: true,
  interestAnswers: true,
  interestAreas: true,
  shortTermGoals: true,
  longTermGoals: true,
  finishBy: true,
  firstResult: true,
  dreamCompany: true,
  educationLevel: true,
  studyLanguage: true,
  budget: true,
  experience: true,
  certifications: true,
})

/** The saved answers with the derived age, the current year minus the year of birth, and the derived place. */
export function presentProfile(row: ProfileRow, now: Date): Profile {
  return z.parse(Profile, {
    ...row,
    ...readPlace(row.location),
    age: now.getUTCFullYear() - Number(row.dob.slice(0, 4)),
    updatedAt: row.updatedAt.toISOString(),
  })
}

/** The reply about a learner's own answers. */
export function presentOwnProfile(row: ProfileRow | undefined, now: Date): { profile: Profile | null } {
  return { profile: row === undefined ? null : presentProfile(row, now) }
}

/** The saved answers as the wizard sends them. */
export function answersOf(row: ProfileRow): ProfileAnswers {
  return z.parse(Answers, row)
}

/** The answers that the advisor may use, without anything that identifies the user. */
export function adviceAnswersOf(row: ProfileRow): AdviceProfile {
  return z.parse(AdviceAnswers, row)
}
