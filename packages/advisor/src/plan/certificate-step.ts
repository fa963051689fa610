import { detailLabels } from '@milepost/knowledge/detail-labels'
import type { Certificate } from '@milepost/knowledge/schema'
import type { AdvisorProfile } from '#advisor.ts'
import type { StepContent } from '#plan/project-first.ts'
import { stepHours } from '#plan/step-hours.ts'

/**
 * Writes the step that prepares for a certificate's exam.
 *
 * @param certificate - The certificate.
 * @param profile - The learner's schooling.
 * @returns The step. It teaches no further skill.
 */
export function certificateStep(
  { id, name, hours, exam }: Certificate,
  profile: Pick<AdvisorProfile, 'educationLevel'>,
): StepContent {
  return {
    key: `certificate:${id}`,
    label: `Prepare for ${name}`,
    description: `You have learned what the exam asks for. Now practise it the way it is asked. Preparing can be free. The exam itself costs a fee, so book it when you pass practice tests.`,
    hours: stepHours(hours, profile),
    milestone: false,
    details: [
      { id: 'outcome', label: detailLabels.outcome, description: `You can sit the exam of ${name}.` },
      {
        id: 'learn',
        label: detailLabels.learn,
        description: `Read the published list of exam topics, and mark what you can’t explain yet. The exam has ${exam}. Check its current form and fee on the publisher’s site.`,
      },
      {
        id: 'build',
        label: detailLabels.build,
        description: 'A page of notes for each topic you marked, and a list of every practice question you missed.',
      },
      {
        id: 'check',
        label: detailLabels.check,
        description: 'You pass two practice tests that you have not seen before, in the time of the exam.',
      },
    ],
    skills: [],
  }
}
