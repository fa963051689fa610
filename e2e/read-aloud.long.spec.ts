import { mockAssistant, openAssistant } from './assistant.ts'
import { expect, signIn, tabTo, test } from './product.ts'

/* What assistive technology gets of the wizard, the roadmap, its diagram and the chat. */

const learner = 'halfway@milepost.example'

test('the wizard says which step this is, and every field by its name', async ({ page }) => {
  await signIn(page, 'fresh@milepost.example')
  await page.goto('/userdetails')
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - paragraph: Step 1 of 3
      - heading "Personal Details" [level=1]
      - progressbar "Wizard progress"
      - region "Personal Details":
        - /children: contain
        - textbox "Full Name": Dinithi Rathnasekara
        - textbox "Email": fresh@milepost.example
        - textbox "Date of Birth"
        - status "Your age this year": –
        - combobox "Gender":
          - option "Choose one" [selected]
          - option "Male"
          - option "Female"
          - option "Other"
        - textbox "Location , optional"
        - link "Back":
          - /url: /dashboard
        - button "Next"
  `)
})

test('the roadmap says what is next, folds what is done, and has each step’s status', async ({ page }) => {
  await signIn(page, learner)
  await page.goto('/dashboard/roadmap')
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - /children: contain
      - heading "Frontend Developer" [level=1]
      - region "Your next step":
        - /children: contain
        - paragraph:
          - link "Step 13 of 24":
            - /url: /dashboard/roadmap?step=13
          - text: · 22 hours
        - button "Mark as done (Build an app with public data)"
      - region "Foundations of the web":
        - heading "Foundations of the web 6 of 6 done · 123 hours" [level=2]:
          - button "Foundations of the web 6 of 6 done · 123 hours" [expanded=false]
      - region "Programming the browser":
        - /children: contain
        - button "6 steps done"
        - list:
          - 'listitem "Milestone: Build an app with public data"':
            - /children: contain
            - paragraph: You are here
            - 'heading "Milestone: Build an app with public data" [level=3]'
            - paragraph: "Estimated Time: 22 hours"
            - combobox "Status of step 13"
      - progressbar "Roadmap progress"
  `)
})

test('the diagram is its cards without the lines, and each card is one stop of Tab', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1200 })
  await signIn(page, learner)
  await page.goto('/dashboard/career-path')
  const card = (number: number) => page.locator(`.react-flow__node[data-id="${number}"]`)
  await expect(card(12)).toBeVisible()
  const plane = page.locator('.react-flow')
  await expect(plane.locator('.react-flow__edge')).not.toHaveCount(0)
  await expect(plane).toMatchAriaSnapshot(`
    - application:
      - /children: contain
      - 'group "Step 12: Code with AI assistants and stay in control"':
        - heading "Code with AI assistants and stay in control" [level=2]:
          - link "Code with AI assistants and stay in control":
            - /url: /dashboard/roadmap?step=12
      - 'group "Step 13: Build an app with public data"':
        - /children: contain
        - 'heading "Milestone: Build an app with public data" [level=2]'
      - button "Zoom in"
      - button "Zoom out"
      - button "Fit to screen"
  `)
  // At the start of a line: what is not within a card or a button.
  expect(await plane.ariaSnapshot()).not.toMatch(/^ {2}- img/m)
  await tabTo(page, card(12))
  await page.keyboard.press('Tab')
  await expect(card(13)).toBeFocused()
})

test('the chat says who it is, what it can be asked, and where to write', async ({ page }) => {
  await mockAssistant(page)
  await signIn(page, learner)
  const { panel } = await openAssistant(page)
  await expect(panel).toMatchAriaSnapshot(`
    - region "Milepost assistant":
      - heading "Milepost assistant" [level=2]
      - button "Delete conversation" [disabled]
      - button "Close the assistant"
      - region "Conversation":
        - paragraph: Where would you like to go?
        - paragraph: Ask me about your roadmap, progress, careers, skills or courses. My answers link to their sources.
        - list "Questions you could ask":
          - listitem:
            - button "What should I do next?"
          - listitem:
            - button "Why this career?"
          - listitem:
            - button "Which courses are on my roadmap?"
      - alert
      - textbox "Message to the assistant":
        - /placeholder: Ask about your roadmap...
      - button "Send" [disabled]
  `)
})
