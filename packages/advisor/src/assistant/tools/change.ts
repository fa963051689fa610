import { careerTitleOf } from '@milepost/contract/careers/limits'
import { maxNoteLength } from '@milepost/contract/notes/limits'
import type { StepStatus } from '@milepost/contract/progress/limits'
import { deadlineId } from '@milepost/contract/roadmaps/limits'
import { hoursLeftOf, maxHoursPerWeek, minHoursPerWeek } from '@milepost/contract/roadmaps/pace'
import type { ChatContext, ChatStep } from '#advisor.ts'
import { formatDayAfter, formatHours, formatHoursPerWeek, toPlainLine } from '#assistant/formats.ts'
import { noRoadmap } from '#assistant/no-roadmap.ts'
import { say, textOf } from '#assistant/sentences.ts'
import { careerSource, courseSource, helpSource, skillNameOf, skillSource, stepSource } from '#assistant/sources.ts'
import { findStep, hoursLeft, isKnown, nextStep, type OwnRoadmap, stepOf } from '#assistant/steps.ts'
import { type AssistantTool, answer, type ToolAnswer, type ToolQuestion } from '#assistant/tool.ts'
import { explain, propose, together } from '#assistant/tools/change/proposals.ts'
import { addSkill, bringBack, knownSkill, leaveOut, unknownSkill } from '#assistant/tools/change/skills.ts'
import { changeWay } from '#assistant/tools/change/ways.ts'
import { coursesOn } from '#assistant/tools/courses.ts'
import { finishSentences } from '#assistant/tools/plan.ts'
import { numberOf } from '#read/deadline.ts'
import { readStudyTime } from '#read/study-time.ts'

const steps = helpSource('roadmap#steps')
const pace = helpSource('roadmap#pace')
const requests = helpSource('roadmap#requests')

const statusOf = { 'mark-done': 'done', 'mark-ongoing': 'ongoing', 'mark-open': 'not_started' } as const

const notBegun =
  /\b(?:not (?:yet )?(?:started|begun)|un ?-?(?:tick|mark|check)|reset|undo|redo|mistake|accident\w*|wrongly)\b/

function mark(step: ChatStep, asked: StepStatus, text: string, roadmap: OwnRoadmap): ToolAnswer {
  const { key, id, label, status } = step
  const source = stepSource(step)
  // 'I have not finished it' says less than that it was never begun.
  const to = asked === 'not_started' && status === 'done' && !notBegun.test(text) ? 'ongoing' : asked
  const values = { step: id, label, status: textOf(`change.status-${to}`) }
  if (status === to) return { ...explain(source, ['is-so', 'nothing-to-change'], values), stepId: id }
  const left = hoursLeft(roadmap) - hoursLeftOf(step.hours, status) + hoursLeftOf(step.hours, to)
  const sentences = [
    say('change.mark', values, source),
    say(left === 0 ? 'change.then-all-done' : 'change.then-left', { hours: formatHours(left) }, source),
  ]
  return {
    ...propose(source, { kind: 'mark_step', stepKey: key, stepId: id, label, from: status, to }, sentences),
    stepId: id,
  }
}

function marks(asked: ToolQuestion, to: StepStatus, roadmap: OwnRoadmap, context: ChatContext): ToolAnswer {
  const bySkill = asked.skills.map((skill) => {
    const step = stepOf(skill, context)
    if (step !== undefined) return mark(step, to, asked.text, roadmap)
    const key = isKnown(skill, context) ? 'left-out' : 'not-planned'
    return explain(skillSource(skill), [key], { name: skillNameOf(skill) })
  })
  const byNumber = asked.steps.map((reference) => {
    const step = findStep(reference, roadmap)
    if (step !== undefined) return mark(step, to, asked.text, roadmap)
    return typeof reference === 'number'
      ? explain(steps, ['no-such-step'], { count: roadmap.steps.length })
      : explain(helpSource('progress#marking'), ['all-done-already'])
  })
  const [first, ...more] = [...byNumber, ...bySkill]
  return first === undefined ? explain(steps, ['which-step']) : together([first, ...more])
}

/** 'Make it 8': a number is the hours, where the message names no day or week. */
const bareHours =
  /(?<!step )\b(\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)\b(?! ?(?:days?|weeks?|months?|steps?|minutes?|%|percent))/

function changePace({ text }: ToolQuestion, roadmap: OwnRoadmap, context: ChatContext): ToolAnswer {
  const { hoursPerWeek: from } = roadmap
  const { hoursPerWeek: weekly, moreHours, timesUsual } = readStudyTime(text)
  const bare = bareHours.exec(text)?.[1]
  const isRelative = weekly === null && (moreHours !== 0 || timesUsual !== null)
  if (isRelative && from === null) return explain(pace, ['pace-unset', 'tell-pace'])
  const relative = timesUsual === null ? (from ?? 0) + moreHours : timesUsual * (from ?? 0)
  const said = isRelative ? relative : (weekly ?? (bare === undefined ? null : numberOf(bare, undefined)))
  if (said === null) return explain(pace, ['tell-pace'])
  const hoursPerWeek = said > 0 && said < minHoursPerWeek ? minHoursPerWeek : Math.round(said)
  if (hoursPerWeek < minHoursPerWeek || hoursPerWeek > maxHoursPerWeek)
    return explain(pace, ['pace-range'], { min: minHoursPerWeek, max: maxHoursPerWeek })
  const hours = formatHoursPerWeek(hoursPerWeek)
  if (hoursPerWeek === from) return explain(pace, ['pace-already'], { hours })
  return propose(pace, { kind: 'set_pace', hoursPerWeek, from }, [
    say('change.set-pace', { hours }, pace),
    ...(hoursPerWeek === said ? [] : [say('change.pace-rounded', {}, pace)]),
    ...finishSentences({ ...readStudyTime(''), hoursPerWeek }, roadmap, context.today),
  ])
}

function removePace({ hoursPerWeek: from }: OwnRoadmap): ToolAnswer {
  if (from === null) return explain(pace, ['no-pace-to-remove'])
  return propose(pace, { kind: 'set_pace', hoursPerWeek: null, from }, [
    say('change.remove-pace', {}, pace),
    say('change.no-dates', {}, pace),
  ])
}

function changeDeadline(ignored: boolean, roadmap: OwnRoadmap, { today }: ChatContext): ToolAnswer {
  const deadlines = roadmap.requests.filter((request) => request.kind === 'deadline')
  const [first] = deadlines
  if (first === undefined) return explain(requests, ['no-deadline', 'say-deadline'])
  if (deadlines.every((one) => (one.ignored === true) === ignored))
    return explain(requests, [ignored ? 'deadline-back-already' : 'deadline-followed-already'])
  const name = first.quote ?? formatDayAfter(first.until, 0)
  const effect = ignored ? 'deadline-off-effect' : first.until < today ? 'deadline-passed' : 'deadline-on-effect'
  return propose(requests, { kind: 'ignore_request', skillId: deadlineId, name, request: 'deadline', ignored }, [
    say(ignored ? 'change.deadline-off' : 'change.deadline-on', {}, requests),
    say(`change.${effect}`, {}, requests),
  ])
}

function switchCareer({ careers }: ToolQuestion, { careerId }: OwnRoadmap): ToolAnswer {
  const wanted = careers.find((id) => id !== careerId)
  const switching = helpSource('recommendation#switching')
  if (wanted === undefined) return explain(switching, [careers.length === 0 ? 'which-career' : 'career-already'])
  const career = careerTitleOf(wanted)
  return propose(careerSource(wanted), { kind: 'switch_career', careerId: wanted }, [
    say('change.switch-career', { career }, careerSource(wanted), switching),
    say('change.switch-keeps', {}, switching),
  ])
}

/** The course of the step that is named or next, or the first in the catalogue on the skill that is named. */
async function apply(asked: ToolQuestion, roadmap: OwnRoadmap, context: ChatContext): Promise<ToolAnswer> {
  const enrolling = helpSource('courses#enrolling')
  const [skill] = asked.skills
  const [reference] = asked.steps
  const step = skill === undefined ? findStep(reference ?? 'next', roadmap) : stepOf(skill, context)
  const course =
    step?.course ?? (skill === undefined ? undefined : (await coursesOn([skill], '', context)).courses?.[0])
  if (course === undefined || course === null) return explain(enrolling, ['no-course-to-apply'])
  const source = courseSource(course)
  return propose(source, { kind: 'apply', courseId: course.id, title: source.title }, [
    say('change.apply', { title: source.title }, source, enrolling),
    say('change.apply-effect', {}, enrolling),
  ])
}

/** What comes before the note itself. */
const noteOpening =
  /^.*?\b(?:note(?: down)?|write(?: it| this)? down|remember|jot down|save)\b(?: (?:a |this |the |my )?note)?(?: (?:for|at|on|to|in) (?:step \d+|this step|my notes))?(?: that)?\s*[:,-]?\s*/i

function note({ typed, steps: named, skills }: ToolQuestion, roadmap: OwnRoadmap, context: ChatContext): ToolAnswer {
  const notes = helpSource('progress#notes')
  const text = toPlainLine(typed.replace(noteOpening, ''), maxNoteLength)
  const [skill] = skills
  const step =
    (named[0] === undefined ? undefined : findStep(named[0], roadmap)) ??
    (skill === undefined ? undefined : stepOf(skill, context)) ??
    nextStep(roadmap.steps)
  if (text === '') return explain(notes, ['which-note'])
  if (step === undefined) return explain(notes, ['all-done-already'])
  return propose(stepSource(step), { kind: 'take_note', subject: step.key, label: step.label, text }, [
    say('change.note', { step: step.id, label: step.label }, stepSource(step), notes),
  ])
}

function remind(): ToolAnswer {
  const weeks = helpSource('progress#weeks')
  return propose(weeks, { kind: 'set_reminder' }, [
    say('change.remind', {}, weeks),
    say('change.remind-when', {}, weeks),
  ])
}

/** The skills that are named, or those of the steps that are. */
function skillsOf({ skills, steps: named }: ToolQuestion, roadmap: OwnRoadmap): string[] {
  if (skills.length > 0) return [...skills]
  return named.flatMap((reference) => {
    const step = findStep(reference, roadmap)
    return step === undefined || step.milestone ? [] : step.skills.slice(0, 1)
  })
}

const ofSkill = {
  known: knownSkill,
  unknown: unknownSkill,
  'leave-out': leaveOut,
  'bring-back': bringBack,
  add: addSkill,
} as const

const isOfSkill = (point: string): point is keyof typeof ofSkill => Object.hasOwn(ofSkill, point)
const isMark = (point: string): point is keyof typeof statusOf => Object.hasOwn(statusOf, point)

/** Proposes what the learner asks to change. It never says that something has changed. */
export const change: AssistantTool = (asked, context) => {
  const { roadmap } = context
  const { point } = asked
  if (roadmap === null) return answer(steps, noRoadmap(context))
  if (isMark(point)) return marks(asked, statusOf[point], roadmap, context)
  if (isOfSkill(point)) {
    const [first, ...more] = skillsOf(asked, roadmap).map((skill) =>
      ofSkill[point](skill, roadmap, context, asked.text),
    )
    return first === undefined ? explain(requests, ['which-skill']) : together([first, ...more])
  }
  switch (point) {
    case 'pace':
      return changePace(asked, roadmap, context)
    case 'pace-off':
      return removePace(roadmap)
    case 'deadline-off':
    case 'deadline-on':
      return changeDeadline(point === 'deadline-off', roadmap, context)
    case 'career':
      return switchCareer(asked, roadmap)
    case 'apply':
      return apply(asked, roadmap, context)
    case 'note':
      return note(asked, roadmap, context)
    case 'remind':
      return remind()
    default:
      return changeWay(asked, roadmap, context)
  }
}
