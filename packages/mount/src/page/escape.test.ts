import { createLife, type EndableLife } from '@tillkit/dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { derive } from '../bridges/derive.ts'
import { closeOnEscape } from './escape.ts'

let life: EndableLife
const failed = vi.fn()
beforeEach(() => {
  failed.mockClear()
  life = createLife(failed)
})
afterEach(() => {
  life.end()
  document.body.replaceChildren()
})

/** Something that opens, in an element of its own that holds a field. */
function openable(name: string, { close: done = (): boolean => true, parent = document.body as Element } = {}) {
  const within = document.createElement('div')
  within.innerHTML = `<button>${name}</button><input>`
  parent.append(within)
  const store = createStore(() => ({ open: false }))
  const closed = vi.fn(() => {
    if (!done()) return false
    store.setState({ open: false })
    return true
  })
  const button = within.querySelector('button') as HTMLButtonElement
  const field = within.querySelector('input') as HTMLInputElement
  closeOnEscape(life, {
    within,
    isOpen: derive(store, ({ open }) => open),
    close: closed,
    opener: () => button,
  })
  return { within, button, field, closed, open: () => store.setState({ open: true }), isOpen: () => store.getState().open }
}

function press(at: Element = document.activeElement ?? document.body, more: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true, ...more })
  at.dispatchEvent(event)
  return event
}

describe('Escape', () => {
  it('closes what is open also while the focus is nowhere, and gives it to what opened it', () => {
    const list = openable('list')
    list.open()
    expect(document.activeElement).toBe(document.body)
    expect(press().defaultPrevented).toBe(true)
    expect([list.isOpen(), document.activeElement]).toEqual([false, list.button])
  })

  it('closes of several the one that was opened last, one a press', () => {
    const [first, second, third] = [openable('first'), openable('second'), openable('third')]
    for (const one of [second, third, first]) one.open()
    const seen = Array.from({ length: 3 }, () => {
      press(document.body)
      return [first, second, third].map(({ isOpen }) => isOpen())
    })
    expect(seen).toEqual([[false, true, true], [false, true, false], [false, false, false]])
    expect(press(document.body).defaultPrevented).toBe(false)
  })

  it('that is held down closes one thing', () => {
    const [first, second] = [openable('first'), openable('second')]
    first.open()
    second.open()
    press()
    expect(press(document.body, { repeat: true }).defaultPrevented).toBe(true)
    expect([first.isOpen(), second.isOpen()]).toEqual([true, false])
  })

  it('goes on to what was opened before where nothing is to be seen of the last', () => {
    const [first, unseen] = [openable('first'), openable('unseen', { close: () => false })]
    first.open()
    unseen.open()
    press()
    expect([first.isOpen(), unseen.closed.mock.calls.length, document.activeElement]).toEqual([false, 1, first.button])
  })

  it('leaves the focus alone where the shopper has gone elsewhere', () => {
    const list = openable('list')
    const other = openable('other')
    list.open()
    other.field.focus()
    press()
    expect([list.isOpen(), document.activeElement]).toEqual([false, other.field])
  })

  it('does not reach a dialog around it, and that one is closed by the next press', () => {
    const dialog = document.createElement('div')
    document.body.append(dialog)
    const heard = vi.fn()
    dialog.addEventListener('keydown', heard)
    const list = openable('list', { parent: dialog })
    list.open()
    list.field.focus()
    press()
    expect([list.isOpen(), heard.mock.calls.length]).toEqual([false, 0])
    press()
    expect(heard).toHaveBeenCalledOnce()
  })

  it.each([
    ['somebody else has answered', (at: Element) => at.addEventListener('keydown', (event) => event.preventDefault(), { capture: true }), {}],
    ['gives up a word that is being composed', () => undefined, { isComposing: true }],
    ['gives up a word, which Safari says by its code alone', () => undefined, { keyCode: 229 }],
    ['is another key', () => undefined, { key: 'Enter' }],
  ])('closes nothing where it %s', (_title, prepare, more) => {
    const list = openable('list')
    list.open()
    prepare(list.field)
    press(list.field, more)
    expect(list.isOpen()).toBe(true)
  })

  it('closes nothing any more once the life has ended, and nobody listens then', () => {
    const remove = vi.spyOn(document, 'removeEventListener')
    const list = openable('list')
    list.open()
    life.end()
    expect(remove).toHaveBeenCalledWith('keydown', expect.anything())
    expect([press().defaultPrevented, list.isOpen()]).toEqual([false, true])
    remove.mockRestore()
  })

  it('closes what is open for as long as its life lasts, and what fails there is reported', () => {
    const close = vi.fn(() => {
      throw new Error('broken')
    })
    const branch = life.branch()
    closeOnEscape(branch, { within: document.body, close })
    press()
    expect([close.mock.calls.length, failed.mock.calls.length]).toEqual([1, 1])
    branch.end()
    press()
    expect(close).toHaveBeenCalledOnce()
  })

  it('leaves what lies beneath another script\'s dialog open, and closes it once that is gone', () => {
    const drawer = openable('drawer')
    drawer.open()
    document.body.insertAdjacentHTML('beforeend', '<section role="alertdialog" aria-modal="true"><button>Theirs</button></section>')
    const theirs = document.querySelector('section') as HTMLElement
    const seen = vi.spyOn(document, 'elementFromPoint').mockReturnValue(theirs.querySelector('button'))
    const heard = vi.fn()
    document.addEventListener('keydown', heard, { once: true })
    // Also where it takes no focus.
    expect([press().defaultPrevented, drawer.isOpen(), heard.mock.calls.length]).toEqual([false, true, 1])
    // A dialog that covers the window's edge alone has the focus.
    seen.mockReturnValue(null)
    theirs.querySelector('button')?.focus()
    expect([press().defaultPrevented, drawer.isOpen()]).toEqual([false, true])
    theirs.remove()
    expect([press().defaultPrevented, drawer.isOpen()]).toEqual([true, false])
    seen.mockRestore()
  })

  it('closes what lies over another script\'s dialog, or in it', () => {
    document.body.insertAdjacentHTML('beforeend', '<section role="dialog" aria-modal="true"></section>')
    const theirs = document.querySelector('section') as HTMLElement
    const seen = vi.spyOn(document, 'elementFromPoint').mockReturnValue(theirs)
    const list = openable('list', { parent: theirs })
    list.open()
    expect([press().defaultPrevented, list.isOpen()]).toEqual([true, false])
    const drawer = openable('drawer')
    drawer.open()
    drawer.field.focus()
    expect([press().defaultPrevented, drawer.isOpen()]).toEqual([true, false])
    seen.mockRestore()
  })

  it('closes each of two things that lie in one place, also when the first of them is gone', () => {
    const other = createStore(() => false)
    const first = life.branch()
    const within = document.body.appendChild(document.createElement('div'))
    closeOnEscape(first, { within, isOpen: createStore(() => false), close: vi.fn() })
    const closed = vi.fn(() => other.setState(false, true))
    closeOnEscape(life, { within, isOpen: other, close: closed })
    first.end()
    other.setState(true, true)
    // A theme's dialog around it does not hear of the press.
    const theirs = vi.fn()
    document.body.addEventListener('keydown', theirs, { once: true })
    press(within)
    expect([closed.mock.calls.length, theirs.mock.calls.length]).toEqual([1, 0])
  })
})
