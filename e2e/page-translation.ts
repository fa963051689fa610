import type { Page } from '@playwright/test'
import { expect } from './product.ts'

/** What a translated text ends with: a zero-width space, which locators leave out of their comparison. */
const mark = '\u200b'

/** Plays the browser's page translation in every document of a page, as Chrome does it: it takes each text node's place. */
export async function translatePages(page: Page): Promise<void> {
  await page.addInitScript((end) => {
    const untranslated = 'script, style, noscript, template, textarea, title, [contenteditable], [translate=no]'
    const translate = (node: Node) => {
      if (!(node instanceof Text)) {
        for (const child of node.childNodes) translate(child)
        return
      }
      const parent = node.parentElement
      if (node.data === '' || parent === null || parent.closest(untranslated) || parent.closest('font')) return
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.append(/\p{L}/u.test(node.data) ? `${node.data}${end}` : node.data)
      outer.append(inner)
      node.replaceWith(outer)
    }
    const begin = () => {
      document.documentElement.classList.add('translated-ltr')
      translate(document.body)
      const observer = new MutationObserver((changes) => {
        for (const { target, addedNodes } of changes)
          for (const node of target.nodeType === 3 ? [target] : addedNodes) translate(node)
      })
      observer.observe(document.body, { childList: true, characterData: true, subtree: true })
    }
    window.addEventListener('DOMContentLoaded', begin)
  }, mark)
}

/** Nothing on the screen is left as it was written. */
export async function expectTranslated(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.querySelectorAll('font > font').length)).toBeGreaterThan(5)
}
