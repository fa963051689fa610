/** What people say of their own health. Work in health care is not among it: 'nurse', 'hospital' and 'medicine' stay. */
const health = new RegExp(
  String.raw`\b(?:${[
    'adhd|autis(?:m|tic)|dyslexi[ac]|epilep\\w+|asthma|diabet\\w+|arthritis|migraines?|cancer|tumou?r|stroke|hiv',
    'depress(?:ion|ed)|anxiety|bipolar|ptsd|panic attacks?|burn(?:ed|t)?[- ]?out|breakdown|suicid\\w*|therapy|therapist',
    'disab(?:led|ility|ilities)|wheelchair|deaf|blind|hard of hearing|paraly[sz]\\w+|chronic(?:ally)?|pregnan\\w+|miscarriage',
    'my (?:health|illness|sickness|operation|surgery|medication|doctor|eyesight|back pain|condition|injury|accident)',
    'i (?:am|was|got|have been|fell) (?:very |too |often )?(?:ill|sick|injured|hospitali[sz]ed)',
  ].join('|')})\b`,
  'iu',
)

/**
 * Leaves out the sentences in which people speak of their health: no language model gets them.
 *
 * @param text - A learner's text.
 * @returns The other sentences, verbatim.
 */
export function withoutHealth(text: string): string {
  return (text.match(/[^.!?\n]+[.!?\n]*/g) ?? []).filter((sentence) => !health.test(sentence)).join('')
}
