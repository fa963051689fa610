import type { Scenario } from '../scene.ts'
import { changeAddress, endSessions, useSecondFactor } from './accounts.ts'
import { answerApplicant, askForInstitution, handOverInstitution, undoImportedCourses } from './institutions.ts'
import { followMilestones, shareWork, stopEmails, withdrawWish } from './learning.ts'
import { linkByEmail, linkByPassword, signInByProvider } from './providers.ts'
import { answerMentoring, receiveEvent, tidyJobs } from './staff.ts'

/** What random requests hardly reach: it takes a secret, an outside party, or rows that several people make in turn. */
export const scenarios: Readonly<Record<string, Scenario>> = {
  changeAddress,
  endSessions,
  useSecondFactor,
  signInByProvider,
  linkByPassword,
  linkByEmail,
  followMilestones,
  shareWork,
  stopEmails,
  handOverInstitution,
  answerApplicant,
  undoImportedCourses,
  askForInstitution,
  answerMentoring,
  receiveEvent,
  tidyJobs,
  withdrawWish,
}
