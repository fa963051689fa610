import type { Verdict } from '#recommendations/limits.ts'

/** What may be said of a roadmap’s career: what the advisor concludes, or 'own' where it is the learner’s choice or from earlier answers. */
export type AdviceClaim = Verdict | 'own'

interface Text {
  readonly id: string
  readonly message: string
}
type TextOf<Key extends string> = Readonly<Record<Key, Text>>

/** The overview’s card. */
const card: TextOf<AdviceClaim> = {
  clear: /*i18n*/ { id: 'advice.card.clear', message: 'Our AI recommends: {career}' },
  close: /*i18n*/ { id: 'advice.card.close', message: 'Two or three careers to try' },
  elsewhere: /*i18n*/ { id: 'advice.card.elsewhere', message: 'If you want technology: {career}' },
  open: /*i18n*/ { id: 'advice.card.open', message: 'A first draft: {career}' },
  own: /*i18n*/ { id: 'advice.card.own', message: 'Your roadmap leads to: {career}' },
}

/** The first roadmap is presented. */
const arrival: TextOf<AdviceClaim> = {
  clear: /*i18n*/ { id: 'advice.arrival.clear', message: 'Your roadmap to {career} is ready' },
  close: /*i18n*/ { id: 'advice.arrival.close', message: 'A roadmap to begin with: {career}' },
  elsewhere: /*i18n*/ { id: 'advice.arrival.elsewhere', message: 'A road in technology, if you want one: {career}' },
  open: /*i18n*/ { id: 'advice.arrival.open', message: 'A first draft of your roadmap: {career}' },
  own: /*i18n*/ { id: 'advice.arrival.own', message: 'Your roadmap is ready: {career}' },
}

/** Above the reasons for a career. */
const reasons: TextOf<AdviceClaim> = {
  clear: /*i18n*/ { id: 'advice.reasons.clear', message: 'Why this career' },
  close: /*i18n*/ { id: 'advice.reasons.close', message: 'Why it’s one of the careers to try' },
  elsewhere: /*i18n*/ { id: 'advice.reasons.elsewhere', message: 'What in your answers is near it' },
  open: /*i18n*/ { id: 'advice.reasons.open', message: 'What we know so far' },
  own: /*i18n*/ { id: 'advice.reasons.own', message: 'What in your answers fits it' },
}

/** On the roadmap. Nothing more is said of a career that is recommended or chosen. */
const roadmap: TextOf<Exclude<AdviceClaim, 'clear' | 'own'>> = {
  close: /*i18n*/ {
    id: 'advice.roadmap.close',
    message: 'This is one of two or three careers that are close. You can begin here and still try the others.',
  },
  elsewhere: /*i18n*/ {
    id: 'advice.roadmap.elsewhere',
    message: 'What you want to do isn’t among the careers we cover. This road is here in case you want technology.',
  },
  open: /*i18n*/ {
    id: 'advice.roadmap.open',
    message: 'This is a first draft, because we know little about you yet. It gets better as you tell us more.',
  },
}

/** Below the title of the recommendation. */
const page: TextOf<Verdict> = {
  clear: /*i18n*/ {
    id: 'advice.page.clear',
    message: 'The career that fits your answers best, why, and how the alternatives compare.',
  },
  close: /*i18n*/ {
    id: 'advice.page.close',
    message: 'Your answers fit these careers about equally well. Try them before you choose.',
  },
  elsewhere: /*i18n*/ {
    id: 'advice.page.elsewhere',
    message: 'What you want to do isn’t among the careers we cover. Here’s where to look.',
  },
  open: /*i18n*/ {
    id: 'advice.page.open',
    message: 'We don’t know enough yet to recommend a career. Try some of them, or tell us more.',
  },
}

/** Above the first career of the list. */
const first: TextOf<Verdict> = {
  clear: /*i18n*/ { id: 'advice.first.clear', message: 'Recommended for you' },
  close: /*i18n*/ { id: 'advice.first.close', message: 'One of the careers to try' },
  elsewhere: /*i18n*/ { id: 'advice.first.elsewhere', message: 'If you want technology' },
  open: /*i18n*/ { id: 'advice.first.open', message: 'A first draft' },
}

/** The learner has set the roadmap’s career aside. */
const instead: TextOf<Verdict> = {
  clear: /*i18n*/ {
    id: 'advice.instead.clear',
    message: 'You set this career aside. We now recommend {career}. Your roadmap stays the same until you switch.',
  },
  close: /*i18n*/ {
    id: 'advice.instead.close',
    message: 'You set this career aside. Others are left to try. Your roadmap stays the same until you switch.',
  },
  elsewhere: /*i18n*/ {
    id: 'advice.instead.elsewhere',
    message:
      'You set this career aside. If you want technology, {career} is nearest. Your roadmap stays the same until you switch.',
  },
  open: /*i18n*/ {
    id: 'advice.instead.open',
    message: 'You set this career aside. Others are left to try. Your roadmap stays the same until you switch.',
  },
}

/** What the assistant answers to 'Why was this career recommended?', in front of the reasons. */
const answer: Readonly<Record<Verdict, string>> = {
  clear: 'Your answers point most to {career}{fit}.',
  close: 'No single career leads in your answers. These are close: {careers}. You can try each of them for an hour.',
  elsewhere: 'What you want to do isn’t among the careers we cover. If you want technology, {career} is nearest.',
  open: 'We don’t know enough yet to recommend a career. {career} is a first draft.',
}

/**
 * All sentences that say what the advisor concludes. Where none of them is used, a text names a career without saying how it came
 * about, such as ‘Career Path: {career}’.
 */
export const adviceTexts = { card, arrival, reasons, roadmap, page, first, instead, answer } as const
