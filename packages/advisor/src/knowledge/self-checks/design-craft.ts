import type { SelfChecks } from '#knowledge/types.ts'

export const designCraftSelfChecks: SelfChecks = {
  'colour-theory': [
    {
      ask: 'Why is red and green alone a poor pair for failed and passed?',
      answer:
        'Many people cannot tell the two apart. A sign, word or shape must carry the meaning too, and a difference in lightness helps.',
    },
    {
      ask: 'Which contrast does WCAG level AA ask for in body text, in large text and in the edge of a button or icon?',
      answer:
        '4.5:1 for body text, 3:1 for large text, and 3:1 for parts of controls and icons needed to understand them.',
    },
    {
      ask: 'Why do two colours of equal lightness in HSL not look equally bright?',
      answer:
        'HSL ignores how the eye weighs hues: yellow looks far brighter than blue at the same value. Spaces such as OKLCH follow perception better.',
    },
  ],
  'layout-and-grids': [
    {
      ask: 'What happens to reading when gutters are wider than the space between groups?',
      answer:
        'The eye groups by nearness and joins what should be apart, so columns fall apart and parts of different groups seem related.',
    },
    {
      ask: 'How does a twelve-column grid help when a design goes from desktop to phone?',
      answer:
        'Twelve divides into halves, thirds and quarters, so blocks can be stacked or paired at each width by rule. The phone then uses fewer columns with the same spacing steps.',
    },
    {
      ask: 'When do you break the grid on purpose?',
      answer:
        'When one element should clearly stand out or an image needs the full width. It works only if the rest keeps to the grid.',
    },
  ],
  iconography: [
    {
      ask: 'Why should most icons in an app have a label?',
      answer:
        'Very few icons are understood by everyone. A word makes meaning sure, helps screen readers and translation, and learning takes one look.',
    },
    {
      ask: 'What makes twenty icons look like one family?',
      answer:
        'The same grid and key shapes, equal stroke weight, corner radius and endings, equal visual size, and one style of fill.',
    },
    {
      ask: 'Why does an icon that is sharp at 48 pixels turn muddy at 16?',
      answer:
        'Details fall between pixels and gaps close. Small sizes need a drawing with fewer details and strokes set on whole pixels.',
    },
  ],
  'motion-design': [
    {
      ask: 'Why should something entering a screen usually slow down at its end?',
      answer:
        'Slowing down looks like arriving, and the eye can settle on it. Easing out also feels quick, since most of the way is covered at once.',
    },
    {
      ask: 'What do you do for users who ask their system for reduced motion?',
      answer:
        'Replace moving and zooming with a short fade or an instant change, and keep the information that the motion carried.',
    },
    {
      ask: 'Why do transitions of a second feel bad in a tool used all day?',
      answer:
        'Each one keeps people waiting, and the sum is large. Most changes in an interface need about 100 to 400 milliseconds.',
    },
  ],
  'visual-identity': [
    {
      ask: 'Why is a logo first judged in black and at small size?',
      answer:
        'Colour can hide a weak form. If the mark works in one colour at 16 pixels, it also survives stamps, embroidery and app icons.',
    },
    {
      ask: 'What must guidelines contain so that a stranger can make a fitting poster?',
      answer:
        'Marks with their clear space and misuse, typefaces, colours with values and proportion, style of pictures, tone of words, and a few finished examples.',
    },
    {
      ask: 'How do you begin when a client says only ‘make it modern’?',
      answer:
        'Ask what it should do for whom, collect examples liked and disliked with reasons, and agree on a few qualities to judge drafts by.',
    },
  ],
  'mobile-app-design': [
    {
      ask: 'How do Android and iOS differ in going back, and what follows for design?',
      answer:
        'Android has a system back gesture or button that works everywhere; iOS relies on a swipe from the edge and a back button in the bar. Every screen needs a sensible back on both, and no gesture of yours should fight it.',
    },
    {
      ask: 'When should an app ask for permission to use the location?',
      answer:
        'At the moment the user starts something that needs it, with a reason, and with a way to go on if they refuse. A question at first start is mostly declined.',
    },
    {
      ask: 'What do you design for a screen that opens without network?',
      answer:
        'Show what was saved last with its time, say plainly that the phone is offline, queue actions where possible and give a way to try again.',
    },
  ],
  'design-tokens': [
    {
      ask: 'What is the difference between a raw and a semantic token?',
      answer:
        'A raw token holds a value, such as blue-600; a semantic one names a use, such as action-background, and points to a raw one. Themes change the pointing, not the components.',
    },
    {
      ask: 'Why is ‘button-blue’ a poor name for a token?',
      answer: 'It mixes use and value, so the name lies once the brand or theme changes. A name by role stays true.',
    },
    {
      ask: 'How does a value travel from Figma into the code of three platforms?',
      answer:
        'It is exported as JSON, and a build tool such as Style Dictionary turns it into CSS variables, Android and iOS resources in each pipeline run.',
    },
  ],
  'adobe-photoshop': [
    {
      ask: 'Why use a mask instead of the eraser?',
      answer:
        'A mask hides pixels without deleting them, so the edge can be changed or undone later. The eraser destroys the original.',
    },
    {
      ask: 'What happens when you shrink a layer and enlarge it again, and how do you avoid the damage?',
      answer:
        'The pixels thrown away do not come back and the picture gets soft. Turn it into a smart object first, which keeps the original.',
    },
    {
      ask: 'How do you save a photo for a web page so that it stays sharp and small?',
      answer:
        'Scale it to the size it is shown at, with a version for dense screens, work in sRGB and export as WebP, AVIF or JPEG at the lowest quality that still looks right.',
    },
  ],
  'adobe-illustrator': [
    {
      ask: 'Why do few anchor points make a better curve?',
      answer:
        'Between two points the curve is smooth by construction; each extra point brings the chance of a bump and makes changes harder. Points belong at extremes and corners.',
    },
    {
      ask: 'What happens to strokes when you scale an icon, and what do you do before export?',
      answer:
        'Depending on the setting strokes keep their width or scale along, which changes the look. Decide on it, and outline strokes where the final form must not change.',
    },
    {
      ask: 'Why does SVG fit logos and JPEG does not?',
      answer:
        'SVG stores shapes, so it is sharp at any size, small and can be styled. JPEG stores pixels with blurred edges and has no transparency.',
    },
  ],
  'sketch-and-xd': [
    {
      ask: 'Why should a new team not start with Adobe XD today?',
      answer:
        'Adobe only keeps it in maintenance without new features and no longer sells it as a single product, so skills, plugins and files lead to a dead end.',
    },
    {
      ask: 'What is lost most often when a design file moves between tools?',
      answer:
        'Component links and overrides, prototype interactions, layout behaviour and fonts. Shapes and text mostly survive.',
    },
    {
      ask: 'When does Sketch still make sense for a team?',
      answer:
        'When everyone works on Macs, has its libraries there and likes to keep files locally. Mixed systems and many guests speak for a tool in the browser.',
    },
  ],
}
