import { createLife, type EndableLife } from '@tillkit/dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { IDLE_TIMEOUT, onIntent, whenParsed, whenReady, type When } from './when-ready.ts'

const run = vi.fn()
const cancelSeen = vi.fn()
let idle: (() => void) | undefined
let seen: ((isIntersecting?: boolean) => void) | undefined
let element: HTMLElement
let life: EndableLife

const requestIdle = vi.fn<typeof requestIdleCallback>((ready) => {
  idle = () => ready({ didTimeout: false, timeRemaining: () => 0 })
  return 7
})
const observe = vi.fn<(element: Element) => void>()

class Observer {
  readonly disconnect = cancelSeen
  readonly observe = observe
  constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
    seen = (isIntersecting = true) => callback([{ isIntersecting }])
  }
}

beforeEach(() => {
  vi.clearAllMocks()
  idle = undefined
  seen = undefined
  vi.stubGlobal('requestIdleCallback', requestIdle)
  vi.stubGlobal('IntersectionObserver', Observer)
  life = createLife(() => undefined)
  document.body.innerHTML = '<div><button>Host</button></div><p>Elsewhere</p>'
  element = document.querySelector('div') as HTMLElement
})

afterEach(() => {
  life.end()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const wait = (when: When) => whenReady(when, element, life, run)
const touch = (target: EventTarget | null, type = 'pointerdown') => target?.dispatchEvent(new Event(type, { bubbles: true }))

/** The simulated browser has no layout: an element has as many boxes as a test says. */
function boxes(count: number): void {
  vi.spyOn(HTMLElement.prototype, 'getClientRects').mockReturnValue({ length: count } as DOMRectList)
}

describe('now', () => {
  it('runs at once', () => {
    wait('now')
    expect(run).toHaveBeenCalledTimes(1)
  })
})

describe('idle', () => {
  it('waits for an idle moment, no longer than its timeout', () => {
    wait('idle')
    expect(run).not.toHaveBeenCalled()
    expect(requestIdle).toHaveBeenCalledWith(expect.any(Function), { timeout: IDLE_TIMEOUT })
    idle?.()
    expect(run).toHaveBeenCalledTimes(1)
  })

  it.each(['pointerdown', 'keydown', 'focusin', 'input'])('waits no longer once the shopper touches the page: %s', (type) => {
    wait('idle')
    touch(document.querySelector('p'), type)
    expect(run).toHaveBeenCalledTimes(1)
    idle?.()
    touch(document.body, type)
    expect(run).toHaveBeenCalledTimes(1)
  })

  it('goes on while the pointer only passes over the page', () => {
    wait('idle')
    touch(document.querySelector('p'), 'pointerover')
    expect(run).not.toHaveBeenCalled()
  })

  it('is given up with its life', () => {
    wait('idle')
    life.end()
    idle?.()
    touch(document.body)
    expect(run).not.toHaveBeenCalled()
  })
})

describe('visible', () => {
  it('ends with a touch of the element itself, and no other', () => {
    boxes(1)
    wait('visible')
    touch(document.querySelector('p'))
    expect(run).not.toHaveBeenCalled()
    touch(element)
    expect(run).toHaveBeenCalledTimes(1)
    expect(cancelSeen).toHaveBeenCalledTimes(1)
    seen?.()
    expect(run).toHaveBeenCalledTimes(1)
  })

  it('waits until the element is seen, whatever is touched', () => {
    boxes(1)
    wait('visible')
    expect(observe.mock.calls).toEqual([[element]])
    touch(document.body)
    seen?.(false)
    expect(run).not.toHaveBeenCalled()
    seen?.()
    expect(run).toHaveBeenCalledTimes(1)
    expect(cancelSeen).toHaveBeenCalledTimes(1)
  })

  it('counts as idle for an element without a box, which can never be seen', () => {
    boxes(0)
    wait('visible')
    expect(observe).not.toHaveBeenCalled()
    idle?.()
    expect(run).toHaveBeenCalledTimes(1)
  })
})

describe('interaction', () => {
  it('waits for a touch of the element itself', () => {
    wait('interaction')
    touch(document.querySelector('p'))
    expect(run).not.toHaveBeenCalled()
    touch(element.firstElementChild, 'pointerover')
    touch(element.firstElementChild)
    expect(run).toHaveBeenCalledTimes(1)
  })

  it('is no pointer that only passes where the shopper saves data', () => {
    Reflect.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } })
    try {
      wait('interaction')
      onIntent(life, 'div', run)
      touch(element, 'pointerover')
      expect(run).not.toHaveBeenCalled()
      touch(element)
      expect(run).toHaveBeenCalledTimes(2)
    } finally {
      Reflect.deleteProperty(navigator, 'connection')
    }
  })

  it('has run before the touched element hears of it', () => {
    const order: string[] = []
    run.mockImplementationOnce(() => order.push('run'))
    element.firstElementChild?.addEventListener('keydown', () => order.push('keydown'))
    wait('interaction')
    touch(element.firstElementChild, 'keydown')
    expect(order).toEqual(['run', 'keydown'])
  })
})

describe('in a browser without requestIdleCallback', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('idle is a short pause', () => {
    vi.stubGlobal('requestIdleCallback', undefined)
    whenReady('idle', element, life, run)
    vi.advanceTimersByTime(199)
    expect(run).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(run).toHaveBeenCalledTimes(1)
  })

  it('the pause is given up with its life', () => {
    vi.stubGlobal('requestIdleCallback', undefined)
    whenReady('idle', element, life, run)
    life.end()
    vi.runAllTimers()
    expect(run).not.toHaveBeenCalled()
  })
})

describe('whenParsed', () => {
  afterEach(() => vi.restoreAllMocks())

  it('runs at once on a page that is there', () => {
    whenParsed(run)
    expect(run).toHaveBeenCalledTimes(1)
  })

  it('waits for the HTML of a page that is still coming, and runs once', () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
    whenParsed(run)
    expect(run).not.toHaveBeenCalled()
    document.dispatchEvent(new Event('DOMContentLoaded'))
    document.dispatchEvent(new Event('DOMContentLoaded'))
    expect(run).toHaveBeenCalledTimes(1)
  })
})
