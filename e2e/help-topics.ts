import type { HelpTopic } from '@milepost/contract/help'
import type { Page } from '@playwright/test'

const paragraph = 'A roadmap is made of sections, steps and milestones. '.repeat(12)
const topics: HelpTopic[] = [
  {
    id: 'roadmap',
    title: 'Your roadmap',
    summary: 'What the steps are and how they are chosen.',
    sections: ['steps', 'milestones', 'hours', 'versions'].map((id) => ({
      id,
      heading: `About ${id}`,
      paragraphs: [`First on ${id}: ${paragraph}`, `Then on ${id}: ${paragraph}`],
    })),
  },
  {
    id: 'privacy',
    title: 'Privacy',
    summary: 'What is kept, and for how long.',
    sections: [{ id: 'kept', heading: 'What is kept', paragraphs: ['Your answers and your progress.'] }],
  },
]

/** Puts pages of help in the server's place. */
export function mockHelp(page: Page) {
  return page.route('**/api/help', (route) => route.fulfill({ json: topics }))
}
