import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isFirst, isFirstBefore } from './early-guard.ts'

const said = vi.fn()

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((line: string) => said(line))
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
})

afterEach(() => {
  vi.restoreAllMocks()
  said.mockReset()
  Reflect.deleteProperty(window, Symbol.for('tillkit-early'))
  document.head.replaceChildren()
})

/** Prints a tag into the head. */
function print(attributes: Record<string, string> = {}): HTMLScriptElement {
  const script = document.createElement('script')
  script.type = 'text/plain'
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value)
  document.head.append(script)
  return script
}

it('lets each early script run once, and says which is there twice', () => {
  expect([isFirst('gate'), isFirst('landing'), isFirst('gate')]).toEqual([true, true, false])
  expect(said.mock.calls).toEqual([[expect.stringMatching(/^\[tillkit\] gate\.early\.js .*twice/)]])
})

it('does not take its own tag for one that it has to precede', () => {
  const own = print()
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(own)
  expect(isFirstBefore('gate', 'script')).toBe(true)
  expect(said).not.toHaveBeenCalled()
})

it.each([
  [{ id: 'tracker' }, '#tracker'],
  [{ src: '/tracker.js' }, '/tracker.js'],
  [{}, 'an inline script'],
])('names a script that it comes after: %j', (attributes, name) => {
  print(attributes as Record<string, string>)
  expect(isFirstBefore('gate', 'script')).toBe(true)
  expect(said.mock.calls).toEqual([[expect.stringContaining(`comes after ${name}:`)]])
})

it('says that it is late behind the page, and runs all the same', () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  print()
  expect(isFirstBefore('gate', 'script')).toBe(true)
  expect(said.mock.calls).toEqual([[expect.stringContaining('after the page has been read')]])
})
