import { type CareerTitle, careerTitles } from '@milepost/contract/careers/limits'
import { type Answers, readAnswers, steps, type WizardStepNumber } from '#features/profiles/answers.ts'
import { type Corrections, readCorrections } from '#features/profiles/corrections.ts'
import { createStore } from '#lib/store.ts'
import { storedItems } from '#lib/stored-items.ts'

/** Answers given but not sent yet, as they are kept through a reload and an expired session. */
export interface WizardDraft {
  readonly answers: Answers
  readonly step: WizardStepNumber
  /** What the learner says was heard wrongly. */
  readonly corrections: Corrections
  /** The career that the learner saw before they signed up. */
  readonly triedCareer: CareerTitle | null
}

interface StoredDraft extends WizardDraft {
  /** When the profile was saved that the draft began from. */
  readonly basedOn: string | null
  readonly writtenAt: string
}

const storeOf = (userId: string) => createStore(storedItems.profileDraft, parseDraft, userId)

/** @returns The draft, or null if there is none or the profile was saved later, on another device. */
export function readDraft(userId: string, savedAt: string | null): WizardDraft | null {
  const draft = storeOf(userId).read()
  if (draft === null) return null
  const { basedOn, writtenAt, ...kept } = draft
  // A clock that is wrong must not cost a draft: it counts as current too when it was begun from what is saved now.
  const isCurrent = savedAt === null || basedOn === savedAt || writtenAt > savedAt
  return isCurrent ? kept : null
}

function parseDraft(stored: unknown): StoredDraft | null {
  const { answers, step, corrections, triedCareer, basedOn, writtenAt } = Object(stored)
  if (typeof answers !== 'object' || answers === null) return null
  return {
    answers: readAnswers(answers),
    step: steps.find((known) => known === step) ?? 1,
    corrections: readCorrections(corrections),
    triedCareer: careerTitles.find((title) => title === triedCareer) ?? null,
    basedOn: typeof basedOn === 'string' ? basedOn : null,
    writtenAt: typeof writtenAt === 'string' ? writtenAt : '',
  }
}

export function writeDraft(userId: string, savedAt: string | null, draft: WizardDraft) {
  storeOf(userId).write({ ...draft, basedOn: savedAt, writtenAt: new Date().toISOString() })
}

/** Takes a draft out of this browser. */
export function clearDraft(userId: string): void {
  storeOf(userId).remove()
}
