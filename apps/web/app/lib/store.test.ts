import { afterEach, expect, test, vi } from 'vitest'
import { createStore, removeOfOthers, type StoredItem } from '#lib/store.ts'
import { clearAtSignOut, storedItems } from '#lib/stored-items.ts'
import { stubBrowserStorage } from '#test/stub-browser-storage.ts'

afterEach(() => vi.unstubAllGlobals())

const first = { key: 'seen', version: 1, where: 'browser' } as const
const second = { ...first, version: 2 }
const parseList = (value: unknown) => (Array.isArray(value) ? value : null)
const parseText = (value: unknown) => (typeof value === 'string' ? value : null)

test('a value comes back until it is removed', () => {
  const { browser } = stubBrowserStorage()
  const store = createStore(first, parseList)
  expect(store.read()).toBeNull()
  store.write([1, 2])
  expect(store.read()).toEqual([1, 2])
  store.remove()
  expect(store.read()).toBeNull()
  expect(browser.entries.size).toBe(0)
})

test('a first version is stored alone, a later one with its number', () => {
  const { browser } = stubBrowserStorage()
  createStore(first, parseList).write([1])
  expect(browser.getItem('seen')).toBe('[1]')
  createStore(second, parseList).write([2])
  expect(browser.getItem('seen')).toBe('{"version":2,"value":[2]}')
  expect(createStore(second, parseList).read()).toEqual([2])
})

test.each([
  ['of the first version', '[1]'],
  ['of another version', '{"version":3,"value":[1]}'],
  ['that is no JSON', '{{'],
  ['that is nothing', 'null'],
  ['that the parser refuses', '{"version":2,"value":"one"}'],
])('a value %s is removed', (_, text) => {
  const { browser } = stubBrowserStorage({ seen: text })
  expect(createStore(second, parseList).read()).toBeNull()
  expect(browser.getItem('seen')).toBeNull()
})

test('a plain text is stored as it is, even where it looks like JSON', () => {
  const { browser } = stubBrowserStorage()
  const store = createStore({ ...first, isPlainText: true }, parseText)
  store.write('12')
  expect(browser.getItem('seen')).toBe('12')
  expect(store.read()).toBe('12')
})

test('a value of a tab stays in the tab', () => {
  const { browser, tab } = stubBrowserStorage()
  createStore({ ...first, where: 'tab' }, parseList).write([1])
  expect([browser.getItem('seen'), tab.getItem('seen')]).toEqual([null, '[1]'])
})

test('no user reads the value of another', () => {
  stubBrowserStorage()
  const item = { ...first, perUser: true } as const
  createStore(item, parseList, 'one').write([1])
  expect(createStore(item, parseList, 'two').read()).toBeNull()
  expect(createStore(item, parseList, 'one').read()).toEqual([1])
})

test('with blocked storage a value lasts as long as the page', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  vi.stubGlobal('window', Object.defineProperty({}, 'localStorage', { get: blocked }))
  const store = createStore(first, parseList)
  expect(store.read()).toBeNull()
  store.write([1])
  expect(createStore(first, parseList).read()).toEqual([1])
  store.remove()
  expect(store.read()).toBeNull()
})

test('a value that full storage does not take is read instead of the older one', () => {
  const { browser } = stubBrowserStorage()
  const store = createStore(first, parseText)
  store.write('old')
  browser.limit = 5
  store.write('new and long')
  expect(store.read()).toBe('new and long')
  store.write('new')
  expect(browser.getItem('seen')).toBe('"new"')
  expect(store.read()).toBe('new')
})

test('what another tab stores is heard, and is newer than what full storage did not take', () => {
  const { browser, changeElsewhere } = stubBrowserStorage()
  const store = createStore(first, parseText)
  const heard: unknown[] = []
  const unsubscribe = store.subscribe(() => heard.push(store.read()))
  browser.limit = 5
  store.write('too long')
  changeElsewhere('another', '"no"')
  changeElsewhere('seen', '"a"')
  changeElsewhere('seen', null)
  expect(heard).toEqual(['a', null])
  unsubscribe()
  changeElsewhere('seen', '"b"')
  expect(heard).toHaveLength(2)
})

test('signing out removes what is kept until then, of this user alone, and says so', () => {
  const items = Object.values<StoredItem>(storedItems)
  const keysOf = (where: StoredItem['where']) =>
    items.filter((item) => item.where === where).flatMap(({ key }) => [key, `${key}:one`, `${key}:two`])
  const textsOf = (where: StoredItem['where']) => Object.fromEntries(keysOf(where).map((key) => [key, 'text']))
  const { browser, tab } = stubBrowserStorage(textsOf('browser'), textsOf('tab'))
  const before = [...browser.entries.keys(), ...tab.entries.keys()]
  const listener = vi.fn()
  const unsubscribes = [
    createStore(storedItems.chat, parseText, 'one').subscribe(listener),
    createStore(storedItems.chat, parseText, 'two').subscribe(() => expect.unreachable()),
  ]
  clearAtSignOut('one')
  for (const unsubscribe of unsubscribes) unsubscribe()
  const after = [...browser.entries.keys(), ...tab.entries.keys()]
  const own = [
    'first-roadmap',
    'profile-draft',
    'unsaved-positions',
    'self-check',
    'roadmap-copy',
    'progress-copy',
    'chat',
  ]
  expect(before.filter((key) => !after.includes(key))).toEqual(own.map((key) => `${key}:one`))
  expect(listener).toHaveBeenCalledOnce()
})

test('only what is kept per user is removed at a sign-out, and each key is used once', () => {
  const items = Object.values<StoredItem>(storedItems)
  expect(items.filter(({ untilSignOut, perUser }) => untilSignOut === true && perUser !== true)).toEqual([])
  expect(new Set(items.map(({ key }) => key)).size).toBe(items.length)
})

test('what others have kept is removed, and what everyone has where no one is signed in', () => {
  const { browser } = stubBrowserStorage({ 'roadmap-copy:one': '{}', 'roadmap-copy:two': '{}', 'roadmap-copy': 'text' })
  removeOfOthers(storedItems.roadmapCopy, 'one')
  expect([...browser.entries.keys()]).toEqual(['roadmap-copy:one', 'roadmap-copy'])
  removeOfOthers(storedItems.roadmapCopy, undefined)
  expect([...browser.entries.keys()]).toEqual(['roadmap-copy'])
})
