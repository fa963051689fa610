import type { SelfChecks } from '#knowledge/types.ts'

export const designSelfChecks: SelfChecks = {
  'design-fundamentals': [
    {
      ask: 'How do you find out whether the visual hierarchy of a page works?',
      answer:
        'Blur it or show it for a few seconds and ask what people saw first and second. If that is not what matters most, size, contrast, position or space must change.',
    },
    {
      ask: 'Why does nearness often group things better than boxes and lines do?',
      answer:
        'The eye reads things that stand close together as one, so space alone shows what belongs together. Boxes add more edges to look at and compete with the content.',
    },
    {
      ask: 'What happens when everything on a poster is bold and in colour?',
      answer:
        'Nothing stands out, because emphasis lives from the difference to its surroundings. One or two strong elements need quiet ones around them.',
    },
  ],
  typography: [
    {
      ask: 'Why does a long line of text need more line height than a short one?',
      answer:
        'On the way back to the left edge the eye must find the right next line. With long lines more space between them keeps it from landing on the wrong one; about 45 to 75 characters are comfortable.',
    },
    {
      ask: 'How would you build a type scale for an app?',
      answer:
        'Start from a readable body size, derive a few sizes by a constant ratio or fixed steps, and tie each to a role with its weight and line height. Few roles used everywhere beat many sizes.',
    },
    {
      ask: 'What must you watch when a Latin text gets a Sinhala or Tamil version?',
      answer:
        'The typeface must contain the script, letters need more height and often more line spacing, words are longer, and tight letter spacing or faked bold harms them.',
    },
  ],
  figma: [
    {
      ask: 'What is the difference between auto layout and constraints in Figma?',
      answer:
        'Auto layout arranges children in a row or column and lets the frame grow with its content; constraints say how a layer moves or stretches when a fixed frame is resized.',
    },
    {
      ask: 'When do you make a variant and when a new component?',
      answer:
        'A variant if it is the same thing in another state, size or emphasis and shares its properties. A new component if purpose and content differ.',
    },
    {
      ask: 'What happens to an instance when you detach it?',
      answer:
        'It becomes plain layers and no longer follows the main component, so later changes do not reach it. Overrides or a new variant are usually the better way.',
    },
  ],
  wireframing: [
    {
      ask: 'Why use real words instead of filler text in a wireframe?',
      answer:
        'Real words show length, order and whether the idea makes sense at all. Filler hides exactly those problems until they are costly.',
    },
    {
      ask: 'Why can a wireframe that looks finished bring you worse feedback?',
      answer:
        'People comment on colours and details and believe that the decisions are made. Rough drawings invite talk about structure and leave room to throw it away.',
    },
    {
      ask: 'Which states of a list screen should a set of wireframes cover besides the full one?',
      answer:
        'Empty, loading, error, one single item and very many items, and what somebody without the right permission sees.',
    },
  ],
  prototyping: [
    {
      ask: 'How do you decide how detailed a prototype has to be?',
      answer:
        'By the question: an order of steps can be tested on paper, trust or fine gestures need a near-real look. Anything beyond the question is wasted work.',
    },
    {
      ask: 'What makes placeholder data dangerous in a test with users?',
      answer:
        'People react to what they read. Identical names and round amounts hide long values and odd cases, and testers cannot judge whether the result is right for them.',
    },
    {
      ask: 'Why should a test prototype allow some wrong paths?',
      answer:
        'If only the right place reacts, people find it by trying, and you never see how they go astray. A few working wrong turns show where the design misleads and whether people recover.',
    },
  ],
  'ui-design': [
    {
      ask: 'Why do interfaces define colours by role instead of by name?',
      answer:
        'A role such as ‘error text’ stays the same when the theme changes, and dark mode or a new brand only swaps values. Names such as ‘red’ get used for many purposes and cannot be changed safely.',
    },
    {
      ask: 'What changes in dark mode besides inverting the colours?',
      answer:
        'Depth is shown by lighter surfaces instead of shadows, strong colours are toned down, contrast is checked anew and pure white on pure black is avoided.',
    },
    {
      ask: 'How do you make the main action of a screen clear without making it huge?',
      answer:
        'Give it the only strong fill, place it where the task ends, and style other actions as quieter ones. One main action a screen.',
    },
  ],
  'design-systems': [
    {
      ask: 'When is a component ready to join a design system?',
      answer:
        'When several teams need it, its states, limits and accessibility are settled, and someone looks after it in design and in code.',
    },
    {
      ask: 'What goes wrong when a team adds a variant for each wish?',
      answer:
        'The component gets too complex to choose from and to test, and screens drift apart. Often composing smaller parts or saying no is the better answer.',
    },
    {
      ask: 'How do you ship a breaking change of a component that ten teams use?',
      answer:
        'Publish it as a new version with notes and a way to move over, keep the old one for an agreed time, help the first teams and track who still uses it.',
    },
  ],
  'ux-writing': [
    {
      ask: 'How do you word a good error message?',
      answer:
        'Say what happened in plain words, what the person can do now, and that their input is safe if it is. No codes alone, no blame, no jokes.',
    },
    {
      ask: 'Why is ‘Delete 3 photos’ a better button than ‘OK’?',
      answer:
        'It names the action and its extent, so people can decide without reading the dialogue again and notice a mistake.',
    },
    {
      ask: 'Which habits in writing make interface texts hard to translate?',
      answer:
        'Building sentences from pieces, idioms and puns, plurals made by adding an s, text inside pictures, and space that fits only the English word.',
    },
  ],
  'design-handoff': [
    {
      ask: 'What does a developer need that a finished screen does not show?',
      answer:
        'Behaviour: states, errors, loading, long and missing content, what happens at other sizes, motion, focus order and where data comes from.',
    },
    {
      ask: 'How do you prevent long lists of differences between design and build at the end?',
      answer:
        'Work with the developer from the sketch on, use shared components and names, and review small pieces while they are being built.',
    },
    {
      ask: 'Why name spacing by tokens and not by pixels when you hand over?',
      answer:
        'Tokens exist in code as well, so the build uses the same steps, rounding errors vanish and a change of the scale reaches every place.',
    },
  ],
}
