import { maxMessageLength } from '@milepost/contract/chat'
import { pages } from '@milepost/contract/pages'
import { monthlyPrices, type PaidPlan, planTerms } from '@milepost/contract/plans'
import type { ProductHelpTopic } from '#help/product-help-topic.ts'

/** Pages of help on the assistant, plans, accounts and institutions. Locale: 'en'. */
export const accountAndPrivacy: readonly ProductHelpTopic[] = [
  {
    id: 'assistant',
    title: 'The assistant',
    summary: 'What it can answer, and its limits.',
    screens: [pages.contact],
    routes: ['sendMessage', 'listMessages', 'deleteMessages', 'sendContactMessage'],
    sections: [
      {
        id: 'questions',
        heading: 'What it answers',
        paragraphs: [
          'The assistant answers questions about careers and skills, your roadmap and its steps, what comes before what, hours and dates, courses, your progress, and how Milepost works. What it states links to the page it rests on.',
          'It says so when it does not know something. It does not talk about salaries, visas, or anything outside careers and learning here, and it promises no job. It answers in English.',
          'If you tell it that you or someone else may be in danger, it names people to call and says nothing else. No language model sees that message.',
        ],
      },
      {
        id: 'limits',
        heading: 'Messages a day',
        paragraphs: [
          `The free plan has ${planTerms.basic.messagesADay} messages a day, Pro ${planTerms.pro.messagesADay} and Premium ${planTerms.premium.messagesADay}. The count starts again at midnight UTC. A message about being in danger is always answered and never counted. A message may have up to ${maxMessageLength.toLocaleString('en')} characters.`,
        ],
      },
      {
        id: 'conversation',
        heading: 'Your conversation',
        paragraphs: [
          'The conversation is kept, so that you can ask on where you stopped. You can delete it in the assistant’s panel at any time.',
        ],
      },
      {
        id: 'contact',
        heading: 'Writing to a person',
        paragraphs: ['On the Contact page you can write to us. A person reads your message and answers by email.'],
      },
    ],
  },
  {
    id: 'plans',
    title: 'Plans',
    summary: 'What is free, and what the paid plans add.',
    screens: [pages.plans, pages.paymentMethods, pages.paymentSuccess, pages.mentoring, pages.settings, pages.terms],
    routes: [
      'createCheckoutSession',
      'createPortalSession',
      'getBilling',
      'createMentoringRequest',
      'withdrawMentoringRequest',
      'sendContactMessage',
    ],
    sections: [
      {
        id: 'free',
        heading: 'What is free',
        paragraphs: [
          'Recommendation, roadmap, progress and the course catalogue are free. So is a new roadmap after an answer that matters has changed or for another career, twice a week.',
        ],
      },
      {
        id: 'paid',
        heading: 'Pro and Premium',
        paragraphs: [
          'The paid plans add new roadmaps at any time, also from the same answers, more messages to the assistant and more open applications to courses. Your messages to us are answered first, which the cards call Priority Support. The weekly summary, if you turn it on, suggests a course. Premium adds sessions with a mentor.',
          `Pro costs ${monthOf('pro')}, Premium ${monthOf('premium')}. The terms say what you agree to when you pay.`,
        ],
      },
      {
        id: 'mentoring',
        heading: 'Sessions with a mentor',
        paragraphs: [
          'With Premium you ask for a session under Mentoring: say what you want to talk about and propose up to five times. One request is open at a time, and you can withdraw it. The answer, with a time and a link, stands on the same page.',
        ],
      },
      {
        id: 'payment',
        heading: 'Paying',
        paragraphs: [
          'Choose a plan on the page Plans, or where a paid plan is asked for. You pay by card on the pages of Stripe, and the amount stands beside the button before you go there. Where payment is only a sandbox or not set up, the page says so.',
          'A plan renews each month until you cancel it. You change or cancel it in your settings: a cancelled plan lasts to the end of the month that is paid. Your roadmap and your progress stay yours without it.',
        ],
      },
    ],
  },
  {
    id: 'account',
    title: 'Your account',
    summary: 'Signing in and out, your password, your settings, and deleting the account.',
    screens: [
      pages.login,
      pages.signUp,
      pages.forgotPassword,
      pages.resetPassword,
      pages.signInLink,
      pages.verifyEmail,
      pages.undoEmail,
      pages.linkAccount,
      pages.unsubscribe,
      pages.settings,
    ],
    routes: [
      'login',
      'logout',
      'forgotPassword',
      'resetPassword',
      'signInByLink',
      'verifyEmail',
      'undoEmailChange',
      'confirmLink',
      'unsubscribe',
      'listSessions',
      'updateUser',
      'exportUser',
      'deleteUser',
    ],
    sections: [
      {
        id: 'signing-in',
        heading: 'Signing in and out',
        paragraphs: [
          'You sign in with your e-mail address and your password. To sign out, open the account menu at the top and choose Logout. Where the sign-in screen offers Google or GitHub, you can sign in with them too. Settings lists where you are signed in, and ends what you do not use any more.',
        ],
      },
      {
        id: 'password',
        heading: 'Your password',
        paragraphs: [
          'A password has at least 8 characters. A few words are easier to remember than signs. Your name, your email address and the word Milepost are not accepted in it. You change it in Settings, which ends your other sessions.',
          'If you forgot it, choose Forgot Password on the sign-in screen. We email you a link to set a new one. After too many wrong passwords in a browser that is new to us, the sign-in screen offers to email you a link that signs you in. A browser where you have signed in before is not affected by the mistakes of others.',
        ],
      },
      {
        id: 'settings',
        heading: 'Changing or deleting the account',
        paragraphs: [
          'In Settings you change your name and the address you sign in with; a new address counts once you open the link we mail to it. Your notifications and light or dark are there too.',
          'Under Your data in Settings you download everything that is stored about you, or delete the account. Deleting asks for your password, takes everything personal along and is final.',
        ],
      },
      {
        id: 'emailed-links',
        heading: 'Links in our emails',
        paragraphs: [
          'A link in an email can confirm your email address, undo a change of it, set a new password, sign you in, link Google or GitHub to your account, or stop an email you no longer want.',
        ],
      },
    ],
  },
  {
    id: 'privacy',
    title: 'Your data',
    summary: 'What the advice uses, and who sees it.',
    screens: [pages.privacy, pages.sources, pages.settings],
    routes: ['listSources'],
    sections: [
      {
        id: 'advice',
        heading: 'What the advice uses',
        paragraphs: [
          'The advice rests on your answers about goals, interests, education, language, budget and experience. Your name, gender, age and place never change it; they only stand in your profile. Your country has one use: if you are in danger, the assistant names help lines there.',
        ],
      },
      {
        id: 'who-sees',
        heading: 'Who sees your data',
        paragraphs: [
          'Your answers, roadmap, progress and conversation are shown to you when you are signed in. Other learners and institutions cannot see them in Milepost, and the assistant knows of no learner but you. A log of sign-ins is kept for 90 days.',
          'Whoever runs this Milepost may have connected a language model. Your questions, and your answers about goals, experience and interests, then go to it to be worded, without your name, mail address, gender, age and place. What it has worded says so.',
        ],
      },
      {
        id: 'sources',
        heading: 'Where the facts come from',
        paragraphs: [
          'Figures about occupations and technologies in demand come from the O*NET database. What a career is like, the steps and all hours are our own judgement. The Sources page says which is which, with the licences.',
        ],
      },
    ],
  },
  {
    id: 'institutions',
    title: 'Institutions',
    summary: 'Who offers the courses.',
    screens: [
      pages.institutionRequests,
      pages.institution,
      pages.institutionCourses,
      pages.institutionDemand,
      pages.institutionApplications,
      pages.institutionFeedback,
      pages.institutionPeople,
      pages.institutionSettings,
      pages.invitation,
    ],
    routes: [
      'createInstitutionRequest',
      'createCourse',
      'listDemand',
      'answerApplication',
      'listInstitutionFeedback',
      'inviteMember',
      'updateInstitution',
      'acceptInvitation',
    ],
    sections: [
      {
        id: 'offering',
        heading: 'Who offers the courses',
        paragraphs: [
          'Every course in the catalogue is offered by an institution and was approved. The institutions describe their own courses; Milepost reads from these words what a course teaches.',
        ],
      },
      {
        id: 'joining',
        heading: 'Joining as an institution',
        paragraphs: [
          'Sign in as a learner, choose Institution Register on our home page and send the form. An admin decides. You get the answer by email and in Milepost.',
        ],
      },
      {
        id: 'working',
        heading: 'What an institution can do',
        paragraphs: [
          'An institution adds and changes its courses, answers applications and reads the feedback of learners. It also sees which steps have no course yet.',
          'It invites colleagues under People, who join with the link in their email. Its name and contact details are in its settings. While it has no contact email there, learners see neither the institution nor its courses.',
        ],
      },
    ],
  },
]

function monthOf(plan: PaidPlan): string {
  const { USD: dollars, LKR: rupees } = monthlyPrices[plan]
  return `USD ${(dollars / 100).toFixed(2)} or LKR ${rupees / 100} a month`
}
