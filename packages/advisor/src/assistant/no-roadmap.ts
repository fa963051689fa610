import type { AdvisorSentence, ChatContext } from '#advisor.ts'
import { say } from '#assistant/sentences.ts'
import { helpSource } from '#assistant/sources.ts'

/**
 * Explains how to get a roadmap.
 *
 * @param context - What the answer may use.
 * @returns Sentences with sources.
 */
export const noRoadmap = ({ profile }: ChatContext): AdvisorSentence[] => [
  say(profile === null ? 'road.begin' : 'road.generate', {}, helpSource('getting-started#begin')),
  say('road.afterwards', {}, helpSource('roadmap#steps')),
]
