import { type Answers, readAnswers, steps, type WizardStepNumber } from '#features/profiles/answers.ts'
import { draftKeyOf } from '#features/profiles/draft-key.ts'
import { readItem, writeItem } from '#lib/storage.ts'

/** Answers given but not sent yet, as they are kept through a reload and an expired session. */
export interface WizardDraft {
  readonly answers: Answers
  readonly step: WizardStepNumber
}

/** @returns The draft, or null if there is none or the profile was saved later, on another device. */
export function readDraft(userId: string, savedAt: string | null): WizardDraft | null {
  const text = readItem(draftKeyOf(userId))
  return text === null ? null : parseDraft(text, savedAt)
}

/** Apart from the storage, for tests. */
export function parseDraft(text: string, savedAt: string | null): WizardDraft | null {
  try {
    const { answers, step, basedOn, writtenAt } = Object(JSON.parse(text))
    // A clock that is wrong must not cost a draft: it counts as current too when it was begun from what is saved now.
    const current = savedAt === null || basedOn === savedAt || (typeof writtenAt === 'string' && writtenAt > savedAt)
    if (!current || typeof answers !== 'object' || answers === null) return null
    return { answers: readAnswers(answers), step: steps.find((known) => known === step) ?? 1 }
  } catch {
    return null
  }
}

export function writeDraft(userId: string, savedAt: string | null, draft: WizardDraft) {
  writeItem(draftKeyOf(userId), draftText(savedAt, draft, new Date()))
}

export function draftText(savedAt: string | null, draft: WizardDraft, now: Date): string {
  return JSON.stringify({ ...draft, basedOn: savedAt, writtenAt: now.toISOString() })
}
