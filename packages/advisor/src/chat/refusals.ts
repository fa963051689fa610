import { careerIds } from '@milepost/contract/careers/limits'
import type { AdvisorSentence } from '#advisor.ts'
import type { Refusal } from '#chat/intents.ts'
import { fact, helpSource, remark } from '#chat/sources.ts'

const offer = 'I can tell you about careers and skills, your roadmap, hours, courses and your progress.'

/** Answers to what is declined. Locale: 'en'. */
const texts: Readonly<Record<Refusal, readonly string[]>> = {
  personal: [
    'That matters more than anything I could say. I only know about careers and learning here.',
    'Someone you trust, a doctor, a lawyer or a counsellor can help you better.',
  ],
  injection: [
    'I only answer questions about careers and learning here, and cannot take on other tasks or show how I am set up.',
    offer,
  ],
  others: ['I know only your own roadmap and progress, and nothing about other people or accounts.', offer],
  salary: [
    'I have no data on salaries, so I would only be guessing.',
    'What I can tell you is what the work is like, which skills it takes and how many hours of learning.',
  ],
  visa: ['I have no data on visas or on working and studying abroad.', offer],
  placement: [
    'I have no job openings, and I cannot promise a job or say how likely one is.',
    'I can help you learn what the work takes, step by step.',
  ],
  market: [
    'I have no data on the job market and cannot tell its future.',
    'I can tell you what a career is like, how well it fits your answers, and what it takes to learn it.',
  ],
  dumps: [
    'I do not help with getting around an exam or harming anyone’s systems.',
    'I can tell you what to learn, in which order, and how to check that you know it.',
  ],
  writing: ['I do not write or translate texts.', offer],
  code: [
    'I do not write, run or repair code or computers, and I do not replace a course.',
    'I can tell you what a skill is for, what comes before it, how long it takes and which courses teach it.',
  ],
  admission: [
    'I have no data on universities, admissions, scholarships or loans.',
    'I can tell you how much schooling a career asks for and which courses the catalogue has.',
  ],
  opinion: ['I only answer questions about careers and learning here, so I can’t help with that.', offer],
  profession: [`That is none of the ${careerIds.length} careers I know. All of them are in computing.`, offer],
  everyday: ['I only answer questions about careers and learning here, so I can’t help with that.', offer],
  unknown: [
    'I am not sure about that. It does not seem to be about the careers, skills, roadmap or courses I know.',
    offer,
  ],
}

/**
 * Declines a topic kindly, and says what is possible instead.
 *
 * @param topic - The declined topic.
 * @returns Sentences.
 */
export function refusalSentences(topic: Refusal): AdvisorSentence[] {
  return texts[topic].map((text) => (text === offer ? fact(text, helpSource('assistant#questions')) : remark(text)))
}
