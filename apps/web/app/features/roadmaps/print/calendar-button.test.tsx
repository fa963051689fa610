import { getRoadmapCalendar } from '@milepost/contract/calendar/routes'
import { getRoadmap } from '@milepost/contract/roadmaps/routes'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { actAs } from '#test/demo.ts'
import { openScreen } from '#test/open-screen.tsx'
import { recorded } from '#test/recorded.ts'
import { lost, pending, server } from '#test/stand-in-server.ts'

test('a calendar that cannot be made says so, and can be asked for again', async () => {
  await actAs('halfway')
  server.on(getRoadmap, { ...(await recorded('halfway', 'getRoadmap')), hoursPerWeek: 10 })
  server.on(getRoadmapCalendar, lost)
  await openScreen('/dashboard/roadmap')
  const calendar = page.getByRole('button', { name: 'Add milestones to your calendar' })
  await calendar.click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('We couldn’t create the calendar. Please try again.')
  server.on(getRoadmapCalendar, pending)
  await calendar.click()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  await expect.poll(() => server.calls(getRoadmapCalendar)).toHaveLength(2)
})
