import { afterEach, describe, expect, it, vi } from 'vitest'
import { nameIn, placeOf, shownById } from './place.ts'

afterEach(() => {
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

/** Prints elements, of which those with a class `seen` have a box. */
function print(html: string): (selector: string) => Element | null {
  document.body.innerHTML = html
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    return (this.className === 'seen' ? [new DOMRect()] : []) as unknown as DOMRectList
  })
  return (selector) => document.querySelector(selector)
}

describe('the place that an address leads to', () => {
  it('is the one that shows where its id or its name stands twice, and the first where none does', () => {
    const one = print('<p id="a"></p><p id="a" class="seen"></p><p id="b" data-first></p><p id="b"></p><a name="c"></a><a name="c" class="seen"></a>')
    expect([shownById('a'), shownById('b'), placeOf('#c')]).toEqual([one('p.seen'), one('[data-first]'), one('a.seen')])
  })

  it('is not one that is kept invisible', () => {
    const one = print('<p id="a" class="seen" style="visibility: hidden"></p><p id="a" class="seen" data-second></p>')
    expect(shownById('a')).toBe(one('[data-second]'))
  })

  it('is named as it stands or decoded, and by what is no selector', () => {
    const one = print('<p id="a%20b"></p><p id="ü"></p><p id="1.x|2"></p>')
    expect([placeOf('#a%20b'), placeOf('#%C3%BC'), placeOf('#1.x|2'), placeOf('#'), placeOf(''), placeOf('#%E0%A4%A'), nameIn('#%E0%A4%A')])
      .toEqual([one('[id="a%20b"]'), one('#ü'), one('[id="1.x|2"]'), null, null, null, '%E0%A4%A'])
  })
})
