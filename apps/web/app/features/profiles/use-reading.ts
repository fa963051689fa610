import type { OwnReading } from '@milepost/contract/profiles/reading'
import { deadlineId } from '@milepost/contract/roadmaps/limits'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { AnswerForm } from '#features/profiles/answer-fields.tsx'
import type { Answers } from '#features/profiles/answers.ts'
import { type ReadableTexts, readingQuery } from '#features/profiles/api.ts'
import { useDebouncedValue } from '#lib/use-debounced-value.ts'

const typingPause = 600
/** A language model is asked once the learner seems to have finished. */
const modelPause = 2_500

const textsOf = ({ experience, certifications, shortTermGoals, longTermGoals, location }: Answers) =>
  JSON.stringify({ experience, certifications, shortTermGoals, longTermGoals, location })

/** What the texts may fill in, as the form holds it. '' says nothing. */
export function suggestionsOf(reading: OwnReading) {
  const { finishBy, firstResult, hoursPerWeek, studyLanguage, limits, decided } = reading
  const isTakenBack = decided.some((one) => one.skillId === deadlineId && one.requestIgnored === true)
  return {
    finishBy: isTakenBack ? '' : (finishBy?.until ?? ''),
    firstResult: firstResult?.result ?? '',
    hoursPerWeek: hoursPerWeek === null ? '' : String(hoursPerWeek.hours),
    studyLanguage: studyLanguage?.language ?? '',
    budget: limits.some(({ kind }) => kind === 'money') ? 'No Cost' : '',
  }
}
type SuggestedField = keyof ReturnType<typeof suggestionsOf>
const suggestedFields = [
  'finishBy',
  'firstResult',
  'hoursPerWeek',
  'studyLanguage',
  'budget',
] as const satisfies readonly SuggestedField[]

/**
 * Reads the texts once the learner pauses, and fills in what they say and no field holds yet. What the wizard opened with is only
 * read: a field that was emptied before isn't filled in again.
 * @returns What was heard, null before and where it can't be read; and whether a date that was filled in was then removed.
 */
export function useReading({ form, answers }: Pick<AnswerForm, 'form' | 'answers'>) {
  const typed = textsOf(answers)
  const [opening] = useState(typed)
  const read = useDebouncedValue(typed, typingPause)
  const texts: ReadableTexts = JSON.parse(read)
  const { experience, certifications, shortTermGoals, longTermGoals } = texts
  const isWritten = [experience, certifications, shortTermGoals, longTermGoals].some((text) => text.trim() !== '')
  const { data, isPlaceholderData } = useQuery({
    ...readingQuery(texts),
    enabled: isWritten,
    placeholderData: keepPreviousData,
  })
  const finished = useDebouncedValue(typed, modelPause)
  const { data: readByModel } = useQuery({
    ...readingQuery({ ...texts, askModel: true }),
    enabled: isWritten && data?.canAskModel === true && finished === read,
  })
  const reading = isWritten ? (readByModel ?? data ?? null) : null
  const offered = useRef(new Map<SuggestedField, string>())
  const { getValues, setValue } = form
  useEffect(() => {
    if (reading === null || isPlaceholderData || read === opening) return
    const suggestions = suggestionsOf(reading)
    for (const field of suggestedFields) {
      const before = offered.current.get(field)
      const suggested = suggestions[field]
      if (suggested === '' || suggested === before) continue
      offered.current.set(field, suggested)
      const held = getValues(field) ?? ''
      if (held === '' || held === before) setValue(field, suggested as never, { shouldValidate: true })
    }
  }, [reading, isPlaceholderData, read, opening, getValues, setValue])
  return {
    reading,
    isDateRemoved: () => reading?.finishBy != null && getValues('finishBy') === '' && offered.current.has('finishBy'),
  }
}
