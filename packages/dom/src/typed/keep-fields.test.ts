import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepFields, type Keep } from './keep-fields.ts'

let region: HTMLElement
const one = <Kind extends HTMLElement = HTMLInputElement>(selector: string) => region.querySelector(selector) as Kind

beforeEach(() => {
  document.body.innerHTML = '<div id="region"></div>'
  region = document.querySelector('#region') as HTMLElement
})
afterEach(() => document.body.replaceChildren())

/** Sends the region's HTML again, after something was done to what stands there. */
function sendAgain(keep: Keep, html: string, touch: () => void, next = html): void {
  region.innerHTML = html
  touch()
  const giveBack = keep(region)
  region.innerHTML = next
  giveBack()
}

describe('keepFields', () => {
  const html = '<input name="note" value="a"><input name="note" value="b"><input type="checkbox" name="gift" value="1"><input class="nameless">'

  it('gives back what was typed and ticked, of several of one name by their order, and nothing to fields without a name', () => {
    sendAgain(keepFields(), html, () => {
      one('[value="b"]').value = 'typed'
      one('[name="gift"]').checked = true
      one('.nameless').value = 'typed'
    })
    expect([...region.querySelectorAll('input')].map(({ value, checked }) => [value, checked])).toEqual([
      ['a', false], ['typed', false], ['1', true], ['', false],
    ])
  })

  it('leaves what the server prints where nobody typed, also where that is new', () => {
    sendAgain(keepFields(), html, () => undefined, html.replace('value="a"', 'value="new"'))
    expect(one('[name="note"]').value).toBe('new')
  })

  it('finds a field by its place, and keeps none that stands nowhere', () => {
    const line = (id: string, place = ` data-place="${id}"`) => `<p${place}><input name="qty" id="${id}"></p>`
    const placeOf = (field: Element) => field.closest<HTMLElement>('[data-place]')?.dataset['place']
    const type = () => region.querySelectorAll('input').forEach((field) => { field.value = field.id })
    sendAgain(keepFields({ placeOf }), line('x') + line('y') + line('z', ''), type, line('y') + line('x') + line('z', ''))
    expect(['x', 'y', 'z'].map((id) => one(`#${id}`).value)).toEqual(['x', 'y', ''])
  })

  it('leaves a group of radio buttons to the server where the chosen one is not sent again', () => {
    const radio = (value: string, more = '') => `<input type="radio" name="by" value="${value}"${more}>`
    const choose = () => { one('[value=c]').checked = true }
    sendAgain(keepFields(), radio('a', ' checked') + radio('b') + radio('c'), choose, radio('a', ' checked') + radio('b'))
    expect([one('[value=a]').checked, one('[value=b]').checked]).toEqual([true, false])
    sendAgain(keepFields(), radio('a', ' checked') + radio('b') + radio('c'), choose)
    expect([one('[value=a]').checked, one('[value=c]').checked]).toEqual([false, true])
  })

  it('fills a field that a script puts in the place of another when it is told of a third: a list of states for a country', () => {
    const html = '<select name="country"><option value="GB" selected>GB</option><option value="US">US</option></select><input name="state">'
    // As the platform's country-select.js does.
    region.addEventListener('change', ({ target }) => {
      const { name, value } = target as HTMLSelectElement
      if (name !== 'country') return
      const states = '<select name="state"><option value="">Choose</option><option value="CA">California</option></select>'
      one('[name=state]').outerHTML = value === 'US' ? states : '<input name="state">'
    })
    sendAgain(keepFields({ dispatches: true }), html, () => {
      one('[name=country]').value = 'US'
      one('[name=country]').dispatchEvent(new Event('change', { bubbles: true }))
      one('[name=state]').value = 'CA'
    })
    expect([one('[name=country]').value, one('[name=state]').localName, one('[name=state]').value]).toEqual(['US', 'select', 'CA'])
  })

  it('gives back what a field held when the answer came, whatever becomes of its node', () => {
    region.innerHTML = html
    const field = one('[value="b"]')
    field.value = 'typed'
    const giveBack = keepFields()(region)
    field.value = 'a'
    giveBack()
    expect(field.value).toBe('typed')
  })

  it.each([[true, 1], [undefined, 0]])('tells those who follow a field where that is asked for (%s), and only of what has changed', (dispatches, times) => {
    const changed = vi.fn()
    region.addEventListener('change', changed)
    sendAgain(keepFields({ isKept: () => true, ...(dispatches && { dispatches }) }), html, () => { one('[value="b"]').value = 'typed' })
    expect(changed).toHaveBeenCalledTimes(times)
  })

  it('knows fields by their ids where it is told so, hidden ones among them, and leaves those alone that do not take it', () => {
    const card = '<input id="card"><input id="name"><input id="token" type="hidden"><input>'
    const keep = keepFields({ isKept: () => true, knownBy: ({ id }) => id, fills: (next) => next.value === '', withHidden: true })
    const type = () => region.querySelectorAll('input').forEach((field) => { field.value = 'typed' })
    sendAgain(keep, card, type, card.replace('id="name"', 'id="name" value="printed"'))
    expect([...region.querySelectorAll('input')].map(({ value }) => value)).toEqual(['typed', 'printed', 'typed', ''])
  })

  it('gives the caret back with the text, in the field that the shopper is in', () => {
    region.innerHTML = html
    one('[value="b"]').value = 'typed'
    one('[value="b"]').focus()
    one('[value="b"]').setSelectionRange(2, 3)
    const giveBack = keepFields()(region)
    region.innerHTML = html
    one('[value="b"]').focus()
    giveBack()
    expect([one('[value="b"]').value, one('[value="b"]').selectionStart, one('[value="b"]').selectionEnd]).toEqual(['typed', 2, 3])
  })
})
