import type { Page } from '@playwright/test'
import { history, messageOf, sentence } from '../../apps/web/test/conversation.ts'
import { type MockAnswer, mockAssistant, openAssistant } from '../assistant.ts'
import { longName, longText, longTitle } from './content.ts'
import { failing, hold } from './network.ts'
import { all, press, screen, state } from './screen.ts'

const open = async (page: Page) => {
  await openAssistant(page)
}
const empty = (page: Page) => mockAssistant(page)
const panel = (page: Page) => page.locator('#assistant-panel')
const ask = (answer: MockAnswer) => async (page: Page) => {
  const assistant = await mockAssistant(page)
  assistant.answer = () => answer
  const { field } = await openAssistant(page)
  await field.fill('What should I do next?')
  await field.press('Enter')
}
const longHistory = [
  messageOf(1, { sender: 'user', text: `${longText} ${longName.replaceAll(' ', '')}` }),
  messageOf(2, {
    sentences: [
      sentence(longText, { kind: 'step', id: '4', title: longTitle }),
      sentence(longName.replaceAll(' ', ''), { kind: 'skill', id: 'react', title: longName }),
    ],
    suggestions: [longTitle, 'And then?'],
  }),
]

const firstStep = {
  kind: 'mark_step',
  stepKey: 'skill:responsive-design',
  stepId: 1,
  from: 'ongoing',
  to: 'done',
} as const
const proposals = [
  messageOf(1, { sender: 'user', text: 'I finished step 1' }),
  messageOf(2, {
    sentences: [sentence('Mark step 1 as done?', { kind: 'step', id: '1', title: longTitle })],
    action: { ...firstStep, label: longTitle },
  }),
  messageOf(3, { sender: 'user', text: 'I can study 6 hours a week' }),
  messageOf(4, {
    sentences: [sentence('Set your pace to 6 hours a week?', { kind: 'help', id: 'roadmap#pace', title: 'Pace' })],
    action: { kind: 'set_pace', hoursPerWeek: 6, from: null },
  }),
]

export const assistantScreens = [
  screen('assistant', 'halfway', '/dashboard', [
    state('empty', panel, { before: empty, after: open, window: true }),
    state('loading', panel, {
      after: all((page) => hold(page, '**/api/chat/*'), open),
      window: true,
    }),
    { ...failing('**/api/chat/*', 'We couldn’t load your earlier messages'), after: open, window: true },
    state('conversation', 'You are on the way to a career.', {
      before: (page) => mockAssistant(page, [...history]),
      after: open,
      window: true,
    }),
    state('long content', panel, {
      before: (page) => mockAssistant(page, [...longHistory]),
      after: open,
      window: true,
    }),
    state('proposed changes', 'Already done.', {
      before: (page) => mockAssistant(page, [...proposals]),
      after: open,
      window: true,
    }),
    state('typing', 'Milepost assistant is typing...', {
      after: all(
        (page) => hold(page, '**/api/chat'),
        async (page) => {
          const { field } = await openAssistant(page)
          await field.fill('What should I do next?')
          await field.press('Enter')
        },
      ),
      window: true,
    }),
    state('no answer', 'Error fetching response', {
      after: ask((call) => call.abort()),
      window: true,
      noise: /Failed to load resource/,
    }),
    state('dialog to delete', (page) => page.getByRole('alertdialog'), {
      before: (page) => mockAssistant(page, [...history]),
      after: all(open, press(/^Delete conversation/)),
      window: true,
    }),
  ]),
]
