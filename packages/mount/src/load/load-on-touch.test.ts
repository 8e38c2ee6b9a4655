import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLife, type EndableLife } from '@tillkit/dom'
import { loadOnTouch } from './load-on-touch.ts'
import { keepClaims } from '../touch/claims.ts'
import { nextTask } from '../life/run-in-tasks.ts'
import { enterLoader, lamps, useLampPage } from '../life/lamp-page.fixtures.ts'

useLampPage()

const used: string[] = []
const report = vi.fn()
let life: EndableLife
let arrive: (module: string) => void
let fail: (cause: unknown) => void
let load: () => Promise<string>

beforeEach(() => {
  used.length = 0
  report.mockReset()
  life = createLife((cause) => { throw cause })
  const code = new Promise<string>((resolve, reject) => [arrive, fail] = [resolve, reject])
  // It may fail before anybody has asked for it.
  code.catch(() => undefined)
  load = vi.fn(() => code)
})
afterEach(() => life.end())

/** A lamp that can be clicked once its code is there. */
function wait(lamp: Element | undefined, its = life) {
  const element = lamp as HTMLElement
  return loadOnTouch({ element, report }, its, {
    claims: [{ selector: '.lamp' }],
    load,
    use(module) {
      used.push(`${module} in the ${element.dataset['room']}`)
      element.addEventListener('click', () => used.push(`clicked in the ${element.dataset['room']}`), { signal: its.signal })
    },
  })
}
/** Until all that was asked for has come, and is bound. */
const settled = async () => {
  for (let task = 0; task < 4; task += 1) await new Promise<void>(nextTask)
  await vi.advanceTimersByTimeAsync(0)
}
const click = (element: Element | undefined) => (element as HTMLElement).click()

describe('code that waits for the first touch', () => {
  it('comes at once where no script tag holds touches', async () => {
    const ready = wait(lamps()[0])
    const there = ready()
    arrive('code')
    await there
    expect([used, ready()]).toEqual([['code in the hall'], undefined])
  })

  it('comes with the pointer at what leads to it', async () => {
    enterLoader({ queueTouches: keepClaims })
    const [element] = lamps()
    loadOnTouch({ element: element as HTMLElement, report }, life, { claims: [], near: '.switch', load, use: (module) => used.push(module) })
    const outside = document.body.appendChild(document.createElement('p'))
    outside.innerHTML = '<b class="switch"><i></i></b>'
    outside.dispatchEvent(new Event('pointerover', { bubbles: true }))
    await settled()
    expect(load).not.toHaveBeenCalled()
    outside.querySelector('i')?.dispatchEvent(new Event('pointerover', { bubbles: true }))
    arrive('code')
    await settled()
    expect(used).toEqual(['code'])
  })

  it('comes with the pointer, for all hosts that wait for it', async () => {
    enterLoader({ queueTouches: keepClaims })
    lamps().forEach((lamp) => wait(lamp))
    await settled()
    expect(load).not.toHaveBeenCalled()
    lamps()[1]?.dispatchEvent(new Event('pointerover', { bubbles: true }))
    arrive('code')
    await settled()
    expect(used).toEqual(['code in the hall', 'code in the kitchen'])
  })

  it('answers the touch that asked for it, once', async () => {
    enterLoader({ queueTouches: keepClaims })
    lamps().forEach((lamp) => wait(lamp))
    click(lamps()[1])
    expect(lamps()[1]?.getAttribute('aria-busy')).toBe('true')
    arrive('code')
    await settled()
    expect(used.slice(2)).toEqual(['clicked in the kitchen'])
    expect(lamps()[1]?.hasAttribute('aria-busy')).toBe(false)
    click(lamps()[1])
    expect(used.slice(2)).toEqual(['clicked in the kitchen', 'clicked in the kitchen'])
  })

  it('binds a host at once that comes when it is known', async () => {
    enterLoader({ queueTouches: keepClaims })
    click((wait(lamps()[0]), lamps()[0]))
    arrive('code')
    await settled()
    wait(lamps()[1])
    expect(used).toContain('code in the kitchen')
  })

  it('can be asked for by whoever needs it first', async () => {
    enterLoader({ queueTouches: keepClaims })
    const ready = wait(lamps()[0])
    const there = ready()
    arrive('code')
    await there
    expect([used, ready()]).toEqual([['code in the hall'], undefined])
  })

  it('that cannot be had is reported, and the touch goes to whoever else answers it', async () => {
    enterLoader({ queueTouches: keepClaims })
    const ready = wait(lamps()[0])
    const heard = vi.fn()
    lamps()[0]?.addEventListener('click', heard)
    click(lamps()[0])
    fail(new Error('no network'))
    await settled()
    expect(report).toHaveBeenCalledTimes(1)
    expect([used, heard.mock.calls.length]).toEqual([[], 1])
    // The next who needs it asks once more.
    await ready()
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('is not asked for, and nothing is held, once the last of its hosts has left', () => {
    enterLoader({ queueTouches: keepClaims })
    wait(lamps()[0])
    life.end()
    const heard = vi.fn()
    lamps()[0]?.addEventListener('click', heard)
    click(lamps()[0])
    expect(heard).toHaveBeenCalledTimes(1)
    expect(load).not.toHaveBeenCalled()
  })
})
