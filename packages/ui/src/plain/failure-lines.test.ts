import { getByRole, getByText, queryByRole, queryByText } from '@testing-library/dom'
import { createLife, type EndableLife } from '@tillkit/dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFailureLines, type Failure, type FailureLines } from './failure-lines.ts'
import { focusBriefly } from './focus-briefly.ts'
import { tryAgain, type TryAgain } from './try-again.ts'

const { body } = document
let life: EndableLife
let lines: FailureLines<string>

beforeEach(() => {
  body.innerHTML = '<main><button>Add</button></main>'
  life = createLife((cause) => {
    throw cause
  })
  lines = createFailureLines(life)
})

afterEach(() => {
  life.end()
  body.replaceChildren()
})

const main = () => getByRole(body, 'main')
const failure = (more: Partial<Failure> = {}): Failure => ({
  words: 'It could not be loaded.', className: 'listing-error', place: { position: 'before', anchor: main() }, ...more,
})
const again = (): TryAgain => ({ label: 'Try again', act: vi.fn(), goOn: vi.fn(() => void focusBriefly(life, main())) })
const press = () => {
  const button = getByRole(body, 'button', { name: 'Try again' })
  button.focus()
  button.click()
}

describe('a line that says that something failed', () => {
  it('stands in a slot at its place, under the name that themes know', () => {
    lines.show('load', failure())
    expect(main().previousElementSibling?.outerHTML).toBe('<tillkit-slot><p class="listing-error">It could not be loaded.</p></tillkit-slot>')
  })

  it('may stand beside a control, or among the server\'s own nodes, read out as an alert', () => {
    lines.show('add', failure({ tag: 'span', place: { position: 'after', anchor: getByRole(body, 'button') } }))
    expect(main().innerHTML).toContain('<span class="listing-error">')
    lines.show('update', failure({ role: 'alert', place: (line) => main().prepend(line) }))
    expect(getByRole(body, 'alert').outerHTML).toBe('<p class="listing-error" role="alert">It could not be loaded.</p>')
    expect(getByRole(body, 'alert').parentElement).toBe(main())
  })

  it('has the id by which a field is described', () => {
    lines.show('coupon', failure({ id: 'coupon-error-notice' }))
    expect(document.querySelector('#coupon-error-notice')?.textContent).toBe('It could not be loaded.')
  })

  it('takes the place of what was said of the same, and leaves what was said of others', () => {
    lines.show('load', failure())
    lines.show('add', failure({ words: 'It could not be added.' }))
    lines.show('load', failure({ words: 'It could not be loaded again.' }))
    expect([...document.querySelectorAll('.listing-error')].map(({ textContent }) => textContent)).toEqual(['It could not be added.', 'It could not be loaded again.'])
    lines.clear('add')
    expect(queryByText(body, 'It could not be added.')).toBeNull()
    expect(document.querySelectorAll('tillkit-slot')).toHaveLength(1)
  })

  it('may be cleared when others have taken it off the page, and without words says nothing', () => {
    lines.show('update', failure({ place: (line) => main().append(line) }))
    getByText(body, 'It could not be loaded.').remove()
    lines.clear('update')
    lines.clear('update')
    lines.show('load', failure())
    lines.show('load', failure({ words: '' }))
    expect(body.innerHTML).toBe('<main><button>Add</button></main>')
  })

  it('goes with the life, and nothing else on the page changes', () => {
    const before = body.innerHTML
    lines.show('load', failure({ add: tryAgain(again()) }))
    lines.show('update', failure({ place: (line) => main().append(line) }))
    life.end()
    expect(body.innerHTML).toBe(before)
  })
})

describe('its button', () => {
  it('tries again, once: the line goes with the click, and the focus goes on', () => {
    const button = again()
    lines.show('load', failure({ add: tryAgain(button) }))
    expect(getByText(body, /could not/).outerHTML).toBe('<p class="listing-error">It could not be loaded. <button type="button">Try again</button></p>')
    press()
    expect(button.act).toHaveBeenCalledTimes(1)
    expect([queryByRole(body, 'button', { name: 'Try again' }), document.activeElement]).toEqual([null, main()])
  })

  it('may say the same again from its own click', () => {
    const act = vi.fn(() => lines.show('load', failure({ add: tryAgain({ ...again(), act }) })))
    lines.show('load', failure({ add: tryAgain({ ...again(), act }) }))
    press()
    press()
    expect([act.mock.calls.length, document.querySelectorAll('.listing-error').length]).toEqual([2, 1])
  })

  it('does not take the focus with it where the line goes for another reason, or is said anew', () => {
    const button = again()
    lines.show('load', failure({ add: tryAgain(button) }))
    getByRole(body, 'button', { name: 'Try again' }).focus()
    lines.clear('load')
    expect(document.activeElement).toBe(main())
    expect(button.goOn).toHaveBeenCalledTimes(1)
    expect(button.act).not.toHaveBeenCalled()
  })

  it('moves no focus that lies elsewhere, nor when the unit itself goes', () => {
    const button = again()
    lines.show('load', failure({ add: tryAgain(button) }))
    getByRole(body, 'button', { name: 'Add' }).focus()
    lines.clear('load')
    lines.show('load', failure({ add: tryAgain(button) }))
    getByRole(body, 'button', { name: 'Try again' }).focus()
    life.end()
    expect(button.goOn).not.toHaveBeenCalled()
  })
})

describe('a focus for a moment', () => {
  it('is on what the Tab key does not reach, before and after', () => {
    const own = focusBriefly(life, main())
    expect([document.activeElement, main().getAttribute('tabindex')]).toEqual([main(), '-1'])
    getByRole(body, 'button').focus()
    expect([own.signal.aborted, main().hasAttribute('tabindex')]).toEqual([true, false])
  })

  it('stays where the window is left, which the browser tells as if the element were', () => {
    focusBriefly(life, main())
    main().dispatchEvent(new Event('blur'))
    expect([document.activeElement, main().getAttribute('tabindex')]).toEqual([main(), '-1'])
  })
})
