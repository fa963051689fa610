import type { AdvisorSentence, ChatContext } from '#advisor.ts'
import { formatList } from '#chat/formats.ts'
import type { ProfileField } from '#chat/own-answers.ts'
import { fact, helpSource } from '#chat/sources.ts'

const page = helpSource('profile#change')

/**
 * Says what the learner answered. Their own words are not repeated: a language model reads these sentences too.
 *
 * @param field - The answer that is asked for.
 * @param context - What the answer may use.
 * @returns Sentences with sources.
 */
export function ownAnswerSentences(field: ProfileField, { profile, roadmap }: ChatContext): AdvisorSentence[] {
  const change = fact('Press Update Profile on your overview to change your answers.', page)
  if (profile === null) return [fact('You have not answered the profile questions yet.', page), change]
  const known = (roadmap?.knownSkills ?? []).map(({ name }) => name)
  const said = {
    budget: `Your budget for courses is ${profile.budget}.`,
    language: `Your study language is ${profile.studyLanguage}.`,
    preferred: `The career you prefer is ${profile.preferredCareer}.`,
    interests:
      profile.interestAreas.length === 0
        ? 'You have not chosen any interests yet.'
        : `Your interests are ${formatList(profile.interestAreas)}.`,
    education: `Your education is ${profile.educationLevel}.`,
    experience:
      known.length === 0
        ? 'We found no skill of our list in your experience yet.'
        : `From your experience we read that you know ${formatList(known)}.`,
  }
  return [fact(said[field], page), change]
}
