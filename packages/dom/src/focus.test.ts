import { afterEach, describe, expect, it } from 'vitest'
import { saveFocus } from './focus.ts'
import { createLife } from './life.ts'
import { followTyping } from './typed/typing.ts'

const focus = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus()
const region = () => document.querySelector('section') as HTMLElement

/** Prints the page again, with the focus held. */
function replace(html: string, of?: HTMLElement): string | undefined {
  const restore = saveFocus(of, { names: ['name', 'id', 'href'], line: 'data-line' })
  region().innerHTML = html
  restore()
  return document.activeElement?.outerHTML
}

afterEach(() => document.body.replaceChildren())

describe('a focus that is held', () => {
  it.each([
    ['a button without a name, by its line', '<div data-line="a"><button class="remove">x</button></div><div data-line="b"><button class="remove">y</button></div>', '[data-line="b"] button', '<button class="remove">y</button>'],
    ['a button without a line, by its region', '<div id="side"><button class="close">x</button></div>', '#side button', '<button class="close">x</button>'],
    ['a link that leads nowhere, by its region', '<p><a href="#" class="other">1</a></p><a href="#" class="cart">2</a>', '.cart', '<a href="#" class="cart">2</a>'],
    ['one of two links to one address, by its class', '<a href="/cart/" class="icon">1</a><a href="/cart/" class="button">2</a>', '.button', '<a href="/cart/" class="button">2</a>'],
    ['a field, by its name', '<input name="one"><input name="two">', '[name="two"]', '<input name="two">'],
    ['a field of a form whose class is empty, as themes print it', '<form class=" "><input name="one"></form>', '[name="one"]', '<input name="one">'],
  ])('is on %s', (_what, html, selector, expected) => {
    document.body.innerHTML = `<section id="region">${html}</section>`
    focus(selector)
    expect(replace(html)).toBe(expected)
  })

  it('is nobody\'s business outside of the region', () => {
    document.body.innerHTML = '<input name="one"><section></section>'
    focus('[name="one"]')
    expect(replace('<input name="one" class="new">', region())).toBe('<input name="one">')
  })

  it('is looked for in the region, where another has the same name', () => {
    document.body.innerHTML = '<input name="one" class="first"><section><input name="one"></section>'
    focus('section [name="one"]')
    expect(replace('<input name="one" class="new">', region())).toBe('<input name="one" class="new">')
  })

  it('is on the control of the same product, where others have the same names, and nowhere where that is not printed again', () => {
    const products = (...ids: string[]) => ids.map((id) => `<p data-product="${id}"><input name="quantity" title="${id}"></p>`).join('')
    const placeOf = (control: Element) => control.closest('[data-product]')?.getAttribute('data-product') ?? undefined
    document.body.innerHTML = `<section>${products('a', 'b', 'c')}</section>`
    focus('[title="c"]')
    const print = (html: string) => {
      const restore = saveFocus(region(), { names: ['name'], placeOf })
      region().innerHTML = html
      restore()
      return document.activeElement?.getAttribute('title')
    }
    expect([print(products('c', 'a')), print(products('a', 'b'))]).toEqual(['c', null])
  })

  it.each([
    ['a line', '<input name="note">'],
    ['a text of several lines', '<textarea name="note"></textarea>'],
  ])('takes along %s that somebody is in the middle of, and the caret', (_what, html) => {
    const life = createLife((cause) => { throw cause })
    followTyping(life)
    document.body.innerHTML = `<section>${html}</section>`
    focus('[name="note"]')
    const field = () => document.querySelector('[name="note"]') as HTMLTextAreaElement
    field().value = 'Ring twice'
    field().setSelectionRange(4, 4)
    field().dispatchEvent(Object.defineProperty(new Event('input', { bubbles: true }), 'isTrusted', { value: true }))
    replace(html)
    expect([document.activeElement, field().value, field().selectionStart]).toEqual([field(), 'Ring twice', 4])
    life.end()
  })

  it.each([
    ['not after an Enter, which finishes it', {}, ''],
    ['also after an Enter that ends a word of an input method', { keyCode: 229 }, 'Ring'],
  ])('takes along what somebody is in the middle of, %s', (_what, init, expected) => {
    const life = createLife((cause) => { throw cause })
    followTyping(life)
    document.body.innerHTML = '<section><input name="note"></section>'
    focus('[name="note"]')
    const field = () => document.querySelector('[name="note"]') as HTMLInputElement
    field().value = 'Ring'
    field().dispatchEvent(Object.defineProperty(new Event('input', { bubbles: true }), 'isTrusted', { value: true }))
    field().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, ...init }))
    replace('<input name="note">')
    expect([document.activeElement, field().value]).toEqual([field(), expected])
    life.end()
  })

  it('is on a field that has no caret any more, where it had one', () => {
    document.body.innerHTML = '<section><input name="quantity"></section>'
    focus('[name="quantity"]')
    expect(replace('<input name="quantity" type="number">')).toBe('<input name="quantity" type="number">')
  })

  it('without anything to be known by is lost', () => {
    document.body.innerHTML = '<section><button>x</button></section>'
    focus('button')
    expect(replace('<button>x</button>')).toBe(document.body.outerHTML)
  })
})
