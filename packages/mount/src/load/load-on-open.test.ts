import { createLife, type EndableLife } from '@tillkit/dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadOnOpen } from './load-on-open.ts'
import { keepClaims } from '../touch/claims.ts'
import { INSTANCE } from '../page/instance.ts'
import { enterLoader, lamps, useLampPage } from '../life/lamp-page.fixtures.ts'
import { nextTask } from '../life/run-in-tasks.ts'

useLampPage()

const heard: string[] = []
const host = { report: vi.fn(), load: vi.fn() }
let life: EndableLife
let arrive: () => void
let fail: (cause: unknown) => void
let load: () => Promise<string>
let opener: HTMLElement

beforeEach(() => {
  heard.length = 0
  host.report.mockReset()
  host.load.mockReset()
  life = createLife((cause) => { throw cause })
  load = vi.fn(() => new Promise<string>((resolve, reject) => [arrive, fail] = [() => resolve('code'), reject]))
  opener = lamps()[0] as HTMLElement
  enterLoader({ queueTouches: keepClaims })
  for (const type of ['click', 'keydown']) {
    document.addEventListener(type, (event) => heard.push(`${type} ${(event as KeyboardEvent).key ?? ''}`.trim()), { signal: life.signal })
  }
})
afterEach(() => life.end())

const wait = () => loadOnOpen(host, life, { opener, load, use: () => heard.push('bound') })
const press = (key: string, init: KeyboardEventInit = {}, target = opener) => target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }))
const settled = async () => {
  for (let task = 0; task < 4; task += 1) await new Promise<void>(nextTask)
}
const comes = async () => {
  arrive()
  await settled()
}

describe('code that waits for something to be opened', () => {
  it('comes at once where no script tag of ours is on the page, and what is pressed before is held there, too', async () => {
    Reflect.deleteProperty(window, INSTANCE)
    wait()
    expect(load).toHaveBeenCalledOnce()
    opener.click()
    expect(heard).toEqual([])
    await comes()
    expect([heard, vi.mocked(load).mock.calls.length]).toEqual([['bound', 'click'], 1])
  })

  it('comes with the pointer at the opener, once, and binds', async () => {
    wait()
    expect(load).not.toHaveBeenCalled()
    opener.dispatchEvent(new Event('pointerover', { bubbles: true }))
    opener.dispatchEvent(new Event('focusin', { bubbles: true }))
    await comes()
    opener.click()
    expect([heard, vi.mocked(load).mock.calls.length]).toEqual([['bound', 'click'], 1])
  })

  it.each([
    ['a click', () => !opener.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })), 'click'],
    ['a key that opens', () => !press('ArrowDown') && !press('ArrowDown', { repeat: true }) && !press('Enter'), 'keydown ArrowDown'],
  ])('has %s held, which all others hear once, behind it', async (_title, touch, said) => {
    wait()
    expect([touch(), opener.getAttribute('aria-busy'), heard]).toEqual([true, 'true', []])
    await comes()
    expect([heard, opener.hasAttribute('aria-busy')]).toEqual([['bound', said], false])
  })

  it('leaves other keys alone, and keys elsewhere', () => {
    wait()
    expect([press('Tab'), press('Enter', { ctrlKey: true }), press('Enter', {}, document.body)]).toEqual([true, true, true])
    expect(opener.hasAttribute('aria-busy')).toBe(false)
  })

  it('minds nothing that a script raises at the window itself', () => {
    wait()
    expect(() => {
      for (const event of [new KeyboardEvent('keydown', { key: 'Escape' }), new MouseEvent('click')]) window.dispatchEvent(event)
    }).not.toThrow()
  })

  it('opens nothing by itself on a page that was left meanwhile, and comes back from the history', async () => {
    wait()
    opener.click()
    window.dispatchEvent(new Event('pagehide'))
    await comes()
    expect(heard).toEqual(['bound'])
  })

  it('opens nothing where something else was clicked meanwhile', async () => {
    wait()
    opener.click()
    document.body.click()
    expect(opener.hasAttribute('aria-busy')).toBe(false)
    await comes()
    expect(heard).toEqual(['click', 'bound'])
  })

  it('that cannot be had is reported, and asked for again by the next click', async () => {
    wait()
    opener.click()
    fail(new TypeError('404'))
    await settled()
    expect([host.report.mock.calls.length, opener.hasAttribute('aria-busy'), heard]).toEqual([1, false, []])
    opener.click()
    await comes()
    expect(heard).toEqual(['bound', 'click'])
  })

  it('is not bound, nor anything opened, once the life has ended', async () => {
    wait()
    opener.click()
    life.end()
    await comes()
    expect([heard, opener.hasAttribute('aria-busy')]).toEqual([[], false])
  })
})
