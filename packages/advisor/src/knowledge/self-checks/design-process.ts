import type { SelfChecks } from '#knowledge/types.ts'

export const designProcessSelfChecks: SelfChecks = {
  'design-collaboration-tools': [
    {
      ask: 'How do you keep twenty people on one board from copying each other’s first idea?',
      answer:
        'Let everyone write alone and hidden for some minutes, then show all at once, group and only then discuss.',
    },
    {
      ask: 'What do you do with a board after the workshop so that it stays useful?',
      answer:
        'Clean it up: aim and date on top, decisions and owners marked, photos and leftovers removed or parked, and the link where the team works.',
    },
    {
      ask: 'How do you deal with thirty comments on a design that contradict each other?',
      answer:
        'Sort them by problem, settle open ones with the person who decides against the goal, answer each with what was done and close it.',
    },
  ],
  'design-portfolio': [
    {
      ask: 'Why are two cases in depth better than ten screens in a gallery?',
      answer:
        'Those who hire want to see how you decide under limits. Screens show only taste, and nobody can tell what was your work.',
    },
    {
      ask: 'How do you show a team project honestly?',
      answer:
        'Name the team, say exactly which parts you did and decided, and credit the rest. Interviewers ask, and vague ‘we’ costs trust.',
    },
    {
      ask: 'What do you do with a project you may not publish?',
      answer:
        'Ask what is allowed, remove names and data, show the process with redrawn or invented content, or tell it only in person, and say that you did so.',
    },
  ],
  'design-thinking': [
    {
      ask: 'Why does a group first frame the problem and only then look for ideas?',
      answer:
        'Ideas answer whatever question was put. A wrong or too narrow question yields neat answers nobody needs; a framed one lets ideas be compared.',
    },
    {
      ask: 'What is the use of separating diverging from converging?',
      answer:
        'Judging early stops unusual ideas, and never judging ends in a wall of notes. Time for many, then criteria for few, gives both.',
    },
    {
      ask: 'Where does a workshop in this style fail, even if everyone enjoyed it?',
      answer:
        'When no real users were met, nobody with power to decide was there, or nothing was tried afterwards. Then opinions are sorted but nothing is learnt.',
    },
  ],
  'service-design': [
    {
      ask: 'What does the line of visibility in a blueprint separate?',
      answer:
        'What the customer sees and meets from what staff and systems do behind it. Faults in front often have their cause below that line.',
    },
    {
      ask: 'How do you try out a change to a service before building anything?',
      answer:
        'Act it through with staff and customers, use paper forms and a person playing the system, or run it for a day at one counter.',
    },
    {
      ask: 'Why must rules and contracts appear in a service design?',
      answer:
        'Many painful steps exist because a law or a contract demands them. Without knowing the rule you cannot tell what may be changed or who must agree.',
    },
  ],
  'user-interviews': [
    {
      ask: 'What is wrong with asking ‘How easy was it to use our app?’?',
      answer:
        'It suggests that it was easy and asks for a judgement. Better ask them to tell or show the last time they used it, and where they hesitated.',
    },
    {
      ask: 'What do you do after a short answer such as ‘it was fine’?',
      answer:
        'Stay silent for a moment, then ask for the story: what came first, what next, what was hard. Details come after the polite phrase.',
    },
    {
      ask: 'How do you keep the findings from following your first interview?',
      answer:
        'Finish the round with the same guide, sort the notes of all people together, look for counterexamples and let a second person group some of it.',
    },
  ],
  'ux-surveys': [
    {
      ask: 'What is wrong with ‘How satisfied are you with speed and design?’?',
      answer: 'It asks two things at once, so the answer cannot be read. Split it into two questions.',
    },
    {
      ask: 'Why do a thousand answers from your newsletter not describe all users?',
      answer:
        'Readers of it are more engaged, and those who answer differ again. A large number does not mend a biased choice of people.',
    },
    {
      ask: 'How do you read a System Usability Scale score of 70?',
      answer:
        'As slightly above the usual average of about 68 on a scale to 100, not as 70 per cent. It is useful for comparing versions and says nothing about causes.',
    },
  ],
  'heuristic-evaluation': [
    {
      ask: 'Why do several reviewers work alone before they merge their lists?',
      answer:
        'Each finds only a part of the problems and together they would follow the first speaker. Independent lists overlap less and cover more.',
    },
    {
      ask: 'How do you rate the severity of a problem?',
      answer:
        'By how many meet it, how hard it hits them and whether they can get past it the next time. Taste does not count.',
    },
    {
      ask: 'What can such a review not tell you?',
      answer:
        'How real people think about their task and what they need. Reviewers miss problems of knowledge and language, and some of what they find bothers nobody.',
    },
  ],
  'user-flows': [
    {
      ask: 'Which branches are most often missing in a first flow?',
      answer:
        'Errors, going back, leaving and coming back later, no network, missing rights, expired sessions and the first-time user.',
    },
    {
      ask: 'How does a flow help you shorten a task before any screen is drawn?',
      answer:
        'Each step and decision stands there to be questioned: can it be guessed, asked later, done by the system or left out?',
    },
    {
      ask: 'What must be clear before you draw the first box?',
      answer: 'Who the user is, where they come from, what they want to reach and how the flow ends in success.',
    },
  ],
  'voice-interfaces': [
    {
      ask: 'Why must a voice prompt put the question at its end?',
      answer:
        'People answer when they hear the question. Anything after it is talked over or pushes the choices out of memory.',
    },
    {
      ask: 'When does a voice system confirm aloud, and when just go on?',
      answer:
        'Confirm explicitly when a mistake is costly, such as a payment; otherwise repeat the understood value in passing so that the person can correct it.',
    },
    {
      ask: 'What should happen after the second misunderstanding in a row?',
      answer:
        'Not the same sentence again: offer another way such as keys, choices or a person, and keep what was understood so far.',
    },
  ],
  'immersive-design': [
    {
      ask: 'Why does moving the camera without the user’s own movement make people ill?',
      answer:
        'Eyes report motion that the inner ear does not feel. Teleporting, fixed points of reference and leaving control to the user reduce it.',
    },
    {
      ask: 'Where do you place text in virtual reality so that it is comfortable?',
      answer:
        'One to a few metres away, slightly below eye level, large enough by visual angle, and not fixed to the face.',
    },
    {
      ask: 'What must an AR design consider that a screen design need not?',
      answer:
        'The real room: light, surfaces, obstacles and other people, safety while walking, tired arms, and losing track of the anchor.',
    },
  ],
}
