import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { replay } from './replay.ts'
import { TOUCH_TIMEOUTS_MS, keepClaims, type Claim, type ClaimKeeper } from './claims.ts'
import type { Mark } from './signs.ts'

const wanted = vi.fn()
let keeper: ClaimKeeper
/** What the page's own listeners heard: `click on button`. */
let heard: string[]
const theirs = new AbortController()

for (const type of ['click', 'submit']) {
  document.addEventListener(
    type,
    (event) => {
      heard.push(`${type} on ${(event.target as Element).localName}`)
      event.preventDefault()
    },
    { signal: theirs.signal },
  )
}

afterAll(() => theirs.abort())

beforeEach(() => {
  vi.useFakeTimers()
  wanted.mockReset()
  heard = []
  document.body.innerHTML = `
    <div class="box"><b>Open</b></div>
    <a href="/elsewhere" class="box">Link</a>
    <form class="box"><button type="button">Plain</button><button name="send" value="1">Send</button></form>
    <p>Elsewhere</p>`
})

afterEach(() => {
  keeper.release()
  vi.useRealTimers()
})

function keep(claims: readonly Claim[] = [{ type: 'click', selector: '.box' }]): void {
  keeper = keepClaims(claims, wanted)
}

const find = (selector: string) => document.querySelector(selector) as HTMLElement

function click(selector: string, init: MouseEventInit = {}): MouseEvent {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
  find(selector).dispatchEvent(event)
  return event
}

describe('a page that was left while a touch was held', () => {
  const leave = (persisted: boolean) => {
    const event = new Event('pagehide')
    Object.defineProperty(event, 'persisted', { value: persisted })
    window.dispatchEvent(event)
  }

  it('does not answer it when it comes back from the history, though its time runs out before anything else, and looks busy no longer', () => {
    keep()
    click('.box b')
    click('a.box')
    leave(true)
    vi.advanceTimersByTime(TOUCH_TIMEOUTS_MS.other)
    expect([heard, find('div.box').hasAttribute('aria-busy')]).toEqual([[], false])
    keeper.release()
    expect(heard).toEqual([])
  })

  it('holds the next one on the same element, and repeats that', () => {
    keep()
    click('.box b')
    leave(true)
    click('.box b')
    keeper.release()
    expect([heard, find('div.box').hasAttribute('aria-busy')]).toEqual([['click on b'], false])
  })

  it('answers what was held where the browser does not keep it', () => {
    keep()
    click('.box b')
    leave(false)
    keeper.release()
    expect(heard).toEqual(['click on b'])
  })
})

describe('Space on a link that is printed as a button', () => {
  const press = (selector: string, key: string) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
    find(selector).dispatchEvent(event)
    return event.defaultPrevented
  }

  it('is held as a click, and replayed as one', () => {
    keep([{ type: 'click', selector: '.box' }])
    find('a.box').setAttribute('role', 'button')
    expect([press('a.box', ' '), heard, wanted.mock.calls.length]).toEqual([true, [], 1])
    keeper.release()
    expect(heard).toEqual(['click on a'])
  })

  it('is the browser\'s on everything else, as are other keys', () => {
    keep([{ type: 'click', selector: '.box, .box button' }])
    expect([press('a.box', ' '), press('button', ' '), press('a.box', 'Enter')]).toEqual([false, false, false])
    find('a.box').innerHTML = '<input>'
    find('a.box').setAttribute('role', 'button')
    expect(press('a.box input', ' ')).toBe(false)
    expect(wanted).not.toHaveBeenCalled()
  })
})

describe('Enter in a field', () => {
  const heardKeys = vi.fn<(event: KeyboardEvent) => void>()
  const press = (selector: string, more: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent('keydown', { key: 'Enter', code: 'Enter', bubbles: true, cancelable: true, ...more })
    find(selector).dispatchEvent(event)
    return event.defaultPrevented
  }

  beforeEach(() => {
    heardKeys.mockReset()
    document.addEventListener('keydown', heardKeys, { signal: theirs.signal })
    find('form').innerHTML = '<input class="name"><input class="mail"><textarea></textarea><select></select>'
    keep([{ type: 'enter', selector: 'form.box' }])
  })

  afterEach(() => document.removeEventListener('keydown', heardKeys))

  it('is held where a form of several fields has no button, and replayed once, in the field that it was pressed in', () => {
    expect([press('.mail'), press('.mail'), heardKeys.mock.calls.length, wanted.mock.calls.length]).toEqual([true, true, 0, 1])
    keeper.release()
    expect(heardKeys.mock.calls.map(([event]) => [event.key, event.code, event.target])).toEqual([['Enter', 'Enter', find('.mail')]])
  })

  it('is replayed more exactly by the unit\'s help, also where the field has gone meanwhile', () => {
    press('.mail')
    keeper.handOver({ show: () => () => undefined, repeat: replay })
    find('.mail').remove()
    keeper.release()
    expect(heardKeys.mock.calls.map(([event]) => [event.key, event.target])).toEqual([['Enter', find('form')]])
  })

  it('is the browser\'s elsewhere: in fields of several lines, in lists, while a word is picked, and as any other key', () => {
    expect([press('textarea'), press('select'), press('.mail', { isComposing: true }), press('.mail', { keyCode: 229 }), press('.mail', { key: 'a' })]).toEqual([false, false, false, false, false])
    expect(wanted).not.toHaveBeenCalled()
  })
})

describe('a link that leads nowhere', () => {
  it('is held for as long as a button, and looks busy', () => {
    find('a.box').setAttribute('href', '#')
    keep()
    click('a.box')
    expect(find('a.box').getAttribute('aria-busy')).toBe('true')
    vi.advanceTimersByTime(TOUCH_TIMEOUTS_MS.link)
    expect(heard).toEqual([])
    vi.advanceTimersByTime(TOUCH_TIMEOUTS_MS.other - TOUCH_TIMEOUTS_MS.link)
    expect([heard, find('a.box').hasAttribute('aria-busy')]).toEqual([['click on a'], false])
  })
})

describe('a claimed click', () => {
  it('is held, asks for the code, and is replayed once when that is there', () => {
    keep()
    const event = click('.box b', { clientX: 3, clientY: 4, detail: 1 })
    expect(event.defaultPrevented).toBe(true)
    expect(heard).toEqual([])
    expect(wanted).toHaveBeenCalledTimes(1)
    expect(find('.box').getAttribute('aria-busy')).toBe('true')
    const replayed = vi.fn()
    find('.box b').addEventListener('click', replayed, { once: true })
    keeper.handOver({ show: () => () => undefined, repeat: replay })
    keeper.release()
    expect(heard).toEqual(['click on b'])
    expect(replayed.mock.calls[0]?.[0]).toMatchObject({ clientX: 3, clientY: 4, detail: 1, button: 0 })
    expect(find('.box').hasAttribute('aria-busy')).toBe(false)
    vi.advanceTimersByTime(TOUCH_TIMEOUTS_MS.other)
    keeper.release()
    expect(heard).toHaveLength(1)
  })

  it('is held once, however often it is repeated', () => {
    keep()
    click('.box b')
    expect(click('.box b').defaultPrevented).toBe(true)
    keeper.release()
    expect(heard).toEqual(['click on b'])
    expect(wanted).toHaveBeenCalledTimes(1)
  })

  it('on a link that has gone meanwhile is followed all the same where no code comes', () => {
    keep()
    const link = find('a.box')
    const followed = vi.fn()
    click('a.box')
    link.remove()
    link.addEventListener('click', followed)
    vi.advanceTimersByTime(TOUCH_TIMEOUTS_MS.link)
    expect(followed).toHaveBeenCalledTimes(1)
  })

  it('is not held again when it is replayed late', () => {
    keep()
    click('.box b')
    vi.advanceTimersByTime(TOUCH_TIMEOUTS_MS.other)
    expect(heard).toEqual(['click on b'])
    expect(wanted).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['.box b', 3000],
    ['a.box', 1000],
  ])('on %s is held for %i ms at most', (selector, most) => {
    keep()
    click(selector)
    vi.advanceTimersByTime(most - 1)
    expect(heard).toEqual([])
    vi.advanceTimersByTime(1)
    expect(heard).toHaveLength(1)
  })

  it('is held for as long as its claim says, where what the browser does by itself is worse', () => {
    keep([{ type: 'submit', selector: 'form', timeoutMs: 15_000 }])
    const form = find('form') as HTMLFormElement
    form.requestSubmit()
    vi.advanceTimersByTime(14_999)
    expect([heard, form.getAttribute('aria-busy')]).toEqual([[], 'true'])
    vi.advanceTimersByTime(1)
    expect([heard, form.hasAttribute('aria-busy')]).toEqual([['submit on form'], false])
  })

  it('says that it is busy, except on a link, which nothing is the matter with', () => {
    keep()
    click('a.box')
    expect(find('a.box').hasAttribute('aria-busy')).toBe(false)
  })

  it('gives back what aria-busy said before', () => {
    keep()
    find('.box').setAttribute('aria-busy', 'false')
    click('.box b')
    expect(find('.box').getAttribute('aria-busy')).toBe('true')
    keeper.release()
    expect(find('.box').getAttribute('aria-busy')).toBe('false')
  })

  it('keeps its order with others', () => {
    keep()
    click('a.box')
    click('.box b')
    keeper.release()
    expect(heard).toEqual(['click on a', 'click on b'])
  })

  it('goes with an element that has left', () => {
    keep()
    click('.box b')
    find('.box').remove()
    keeper.release()
    expect(heard).toEqual([])
  })

  it('falls on the element itself when its content has been drawn anew', () => {
    keep()
    click('.box b')
    find('.box').innerHTML = '<i>Open</i>'
    keeper.release()
    expect(heard).toEqual(['click on div'])
  })
})

describe('a click that is let through', () => {
  it.each([
    ['with Ctrl', { ctrlKey: true }],
    ['with Meta', { metaKey: true }],
    ['with Shift', { shiftKey: true }],
    ['with Alt', { altKey: true }],
    ['of another button', { button: 1 }],
  ])('%s', (_what, init) => {
    keep()
    click('a.box', init)
    expect(heard).toEqual(['click on a'])
    expect(wanted).not.toHaveBeenCalled()
  })

  it('elsewhere', () => {
    keep()
    click('p')
    expect(heard).toEqual(['click on p'])
  })

  it('that somebody else has answered', () => {
    keep()
    const event = new MouseEvent('click', { bubbles: true, cancelable: true })
    event.preventDefault()
    find('.box b').dispatchEvent(event)
    expect(wanted).not.toHaveBeenCalled()
  })

  it('where the page\'s settings give it no meaning', () => {
    keep([{ type: 'click', selector: '.box', applies: ['lampSettings', 'isOn', 'yes'] }])
    click('.box b')
    expect(heard).toEqual(['click on b'])
  })

  it('after the release', () => {
    keep()
    keeper.release()
    expect(click('.box b').defaultPrevented).toBe(true)
    expect(heard).toEqual(['click on b'])
    expect(wanted).not.toHaveBeenCalled()
  })

  it('of a type that is not claimed', () => {
    keep([{ type: 'submit', selector: '.box' }])
    click('.box b')
    expect(heard).toEqual(['click on b'])
  })
})

describe('a claimed submit', () => {
  const submit = (name = 'send') => {
    const form = find('form') as HTMLFormElement
    const submitter = form.querySelector<HTMLElement>(`[name="${name}"]`)
    form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter }))
    return form
  }

  it('is that of the form itself: one within it is sent by itself', () => {
    keep([{ type: 'submit', selector: 'form.box' }])
    const inner = find('form.box').appendChild(document.createElement('form'))
    inner.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
    expect([wanted.mock.calls, heard]).toEqual([[], ['submit on form']])
  })

  it('is held and replayed once, with its button', () => {
    keep([{ type: 'submit', selector: 'form' }])
    const form = submit()
    expect(heard).toEqual([])
    const request = vi.spyOn(HTMLFormElement.prototype, 'requestSubmit')
    keeper.release()
    expect(request).toHaveBeenCalledExactlyOnceWith(find('[name="send"]'))
    expect(request.mock.contexts).toEqual([form])
    expect(heard).toEqual(['submit on form'])
  })

  it.each([['plainly', false], ['by the unit\'s help', true]])('that a script has raised as a plain event is replayed as a submit, %s', (_how, isHelped) => {
    keep([{ type: 'submit', selector: 'form' }])
    if (isHelped) keeper.handOver({ show: () => () => undefined, repeat: replay })
    find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
    expect(heard).toEqual([])
    keeper.release()
    expect(heard).toEqual(['submit on form'])
  })

  it('is sent without the button where no code comes and that has been taken out meanwhile', () => {
    keep([{ type: 'submit', selector: 'form' }])
    submit()
    find('[name="send"]').remove()
    const request = vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockClear()
    vi.advanceTimersByTime(TOUCH_TIMEOUTS_MS.other)
    expect(request).toHaveBeenCalledExactlyOnceWith(null)
    expect(heard).toEqual(['submit on form'])
  })

  it('is replayed with the name and value of a button that has been taken out meanwhile', () => {
    keep([{ type: 'submit', selector: 'form' }])
    const form = submit()
    const sent: unknown[] = []
    form.addEventListener('submit', (event) => {
      const { submitter } = event as SubmitEvent
      sent.push(submitter?.getAttribute('name'), submitter?.getAttribute('value'), form.contains(submitter))
    })
    find('[name="send"]').remove()
    keeper.handOver({ show: () => () => undefined, repeat: replay })
    keeper.release()
    expect(sent).toEqual(['send', '1', true])
    expect(form.querySelector('[name="send"]')).toBeNull()
  })

  it('is replayed on the form that has taken the place of the old', () => {
    keep([{ type: 'submit', selector: 'form' }])
    const { outerHTML } = submit()
    find('form').outerHTML = outerHTML
    keeper.handOver({ show: () => () => undefined, repeat: replay })
    keeper.release()
    expect(heard).toEqual(['submit on form'])
  })
})

describe('a held touch whose element has been replaced', () => {
  const printed = '<a class="box" href="/remove?item=7" data-product_id="7"><b>x</b></a><a class="box" href="/remove?item=8"></a>'

  it('falls on the one that has taken its place', () => {
    keep()
    document.body.innerHTML = `<div id="cart">${printed}</div>`
    click('a b')
    find('#cart').innerHTML = printed
    const heardBy = vi.fn()
    find('a').addEventListener('click', heardBy)
    keeper.handOver({ show: () => () => undefined, repeat: replay })
    keeper.release()
    expect(heardBy).toHaveBeenCalledTimes(1)
    expect(heard).toEqual(['click on a'])
  })

  it('falls on nobody where two might be meant', () => {
    keep([{ type: 'click', selector: 'button' }])
    document.body.innerHTML = '<div id="cart"><button>+</button><button>+</button></div>'
    click('button')
    find('#cart').innerHTML = '<button>+</button><button>+</button>'
    keeper.handOver({ show: () => () => undefined, repeat: replay })
    keeper.release()
    expect(heard).toEqual([])
  })

  it('still follows a link that has gone', () => {
    keep()
    click('a.box')
    const link = find('a.box')
    const followed = vi.fn((event: Event) => event.preventDefault())
    link.addEventListener('click', followed)
    link.remove()
    keeper.handOver({ show: () => () => undefined, repeat: replay })
    keeper.release()
    expect(followed).toHaveBeenCalledTimes(1)
  })
})

describe('a touch that is held in vain, without a line', () => {
  beforeEach(() => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })

  it('of a link leaves the page as it is, and is answered, as often as it is made', () => {
    keep([{ selector: 'a.box' }])
    for (const times of [1, 2]) {
      find('a.box').click()
      expect([wanted.mock.calls.length, document.querySelector('.tillkit-offline')]).toEqual([times, null])
      vi.advanceTimersByTime(TOUCH_TIMEOUTS_MS.other)
      expect([heard.length, document.querySelectorAll('.tillkit-offline').length]).toEqual([0, 1])
      document.querySelector('.tillkit-offline')?.remove()
    }
  })

  it.each(['.box b', '[href="#here"]', 'form [type="button"]'])('falls on what leads nowhere: %s', (selector) => {
    find('p').innerHTML = '<a class="box" href="#here">Here</a>'
    keep([{ selector: '.box,[type="button"]' }])
    click(selector)
    vi.advanceTimersByTime(TOUCH_TIMEOUTS_MS.other)
    expect(heard).toHaveLength(1)
  })
})

describe('holding', () => {
  it('ends with the first touch that was held in vain', () => {
    keep()
    click('.box b')
    vi.advanceTimersByTime(TOUCH_TIMEOUTS_MS.other)
    expect(heard).toEqual(['click on b'])
    const again = click('.box b')
    expect(heard).toHaveLength(2)
    expect(again.defaultPrevented).toBe(true)
    expect(wanted).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['the innermost element', '.box', 'b'],
    ['the selector with more conditions', '.box', 'body .box:first-child'],
  ])('is for one unit, and decided by %s', (_what, wide, close) => {
    const asked: string[] = []
    const others = [wide, close].map((selector) => keepClaims([{ type: 'click', selector }], () => asked.push(selector)))
    keep([])
    click('.box b')
    expect(asked).toEqual([close])
    others[0]?.release()
    expect(heard).toEqual([])
    others[1]?.release()
    expect(heard).toEqual(['click on b'])
  })

  it('goes on for the other unit that claims the touch, within the time of the first', () => {
    const [near, far] = ['.box', 'b'].map((selector) => keepClaims([{ type: 'click', selector }], wanted))
    keep([])
    click('.box b')
    vi.advanceTimersByTime(TOUCH_TIMEOUTS_MS.other - 100)
    far?.release()
    expect(heard).toEqual([])
    expect(wanted).toHaveBeenCalledTimes(2)
    vi.advanceTimersByTime(99)
    expect(heard).toEqual([])
    vi.advanceTimersByTime(1)
    expect(heard).toEqual(['click on b'])
    near?.release()
    expect(heard).toHaveLength(1)
  })

  it('has all of its time for a touch that is made after another was replayed', () => {
    keep()
    click('.box b')
    vi.advanceTimersByTime(TOUCH_TIMEOUTS_MS.other - 100)
    keeper.release()
    keep()
    click('.box b')
    vi.advanceTimersByTime(TOUCH_TIMEOUTS_MS.other - 1)
    expect(heard).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(heard).toHaveLength(2)
  })

  it('hands its sign of being busy over, so that the ledger knows what was printed', () => {
    keep()
    const busy = vi.fn(({ element }: Mark) => {
      expect(element.hasAttribute('aria-busy')).toBe(false)
      return hideBusy
    })
    const hideBusy = vi.fn()
    click('.box b')
    expect(keeper.handOver({ show: busy, repeat: replay })).toEqual([find('.box')])
    expect(busy).toHaveBeenCalledExactlyOnceWith({ element: find('.box') })
    click('form button')
    expect(busy).toHaveBeenLastCalledWith({ element: find('form') })
    expect(hideBusy).not.toHaveBeenCalled()
    keeper.release()
    expect(hideBusy).toHaveBeenCalledTimes(2)
  })

  it('hands over a link, too, which shows no sign of it', () => {
    keep([{ selector: 'a' }])
    click('a[href]:not([href="#"])')
    const show = vi.fn(() => () => undefined)
    expect(keeper.handOver({ show, repeat: replay })).toEqual([find('a[href]:not([href="#"])')])
    expect(show).not.toHaveBeenCalled()
    keeper.release()
  })
})
