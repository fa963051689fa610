import { remark, say } from '#assistant/sentences.ts'
import { helpSource } from '#assistant/sources.ts'
import { nextStep } from '#assistant/steps.ts'
import { type AssistantTool, aside } from '#assistant/tool.ts'
import { help } from '#assistant/tools/help.ts'
import { progressSentences } from '#assistant/tools/road.ts'
import { stepSentences } from '#assistant/tools/step.ts'

/** Greets, thanks, and cheers up who is tired of learning. */
export const talk: AssistantTool = (asked, context) => {
  const { point } = asked
  const { roadmap } = context
  const questions = helpSource('assistant#questions')
  switch (point) {
    case 'hello':
      return aside('courtesy', [
        remark('talk.hello'),
        say(roadmap === null ? 'talk.greeting' : 'talk.greeting-with-roadmap', {}, questions),
      ])
    case 'insulted':
      return aside('courtesy', [
        remark('talk.insulted'),
        remark('talk.ask-again'),
        say('talk.contact', {}, helpSource('assistant#contact')),
      ])
    case 'tired': {
      const next = roadmap === null ? undefined : nextStep(roadmap.steps)
      return aside('courtesy', [
        remark('talk.tired'),
        ...(roadmap === null ? [] : progressSentences(roadmap).slice(0, 1)),
        ...(roadmap === null || next === undefined ? [] : stepSentences(next, 'hours', context).slice(0, 1)),
        say('talk.fewer-hours', {}, helpSource('roadmap#pace')),
      ])
    }
    case 'doubt':
      return help({ ...asked, point: 'privacy#sources' }, context)
    case 'simpler':
    case 'more':
      return aside('unclear', [remark('decline.unclear')])
    default:
      return aside('courtesy', [remark(`talk.${point}`)])
  }
}
