import axe from 'axe-core'
import { expect } from 'vitest'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** No violation of WCAG 2.2 AA on the screen, once what moves in has come to rest. */
export async function expectAccessible(): Promise<void> {
  await restOfMotion()
  // What lies behind a modal dialog is checked when it is not covered.
  const { violations } = await axe.run(
    { exclude: [['[data-base-ui-inert]']] },
    {
      runOnly: { type: 'tag', values: tags },
      // The title of the page and its language are the test's.
      rules: {
        'document-title': { enabled: false },
        'html-has-lang': { enabled: false },
        // A sixth of the time, for inline styles with '!important', which React can't write.
        'avoid-inline-spacing': { enabled: false },
      },
      resultTypes: ['violations'],
      iframes: false,
      preload: false,
    },
  )
  expect(violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ target }) => target.join(' ')) }))).toEqual([])
}

/** Takes what moves to its end. Looks again: an inherited colour moves on in the children once it rests in their parent. */
async function restOfMotion(): Promise<void> {
  const moving = () =>
    document
      .getAnimations()
      .filter((one) => one.effect?.getComputedTiming().iterations !== Infinity)
      // What is folded away does not move on before it is unfolded.
      .filter(({ effect }) => !(effect instanceof KeyframeEffect) || effect.target?.checkVisibility() !== false)
  const twoFrames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  await twoFrames()
  for (let left = moving(); left.length > 0; left = moving()) {
    for (const one of left) one.finish()
    await twoFrames()
  }
}
