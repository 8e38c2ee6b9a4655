import { pictureChoices, ratingField, scoreField, shownPassword, sliderField } from '@tillkit/fixtures/form-builder'
import { afterEach, describe, expect, it } from 'vitest'
import { choose, field, one, openForm, type OpenForm, tick } from '../../../test/builder-form.ts'

let open: OpenForm

afterEach(() => {
  open.page.close()
  sessionStorage.clear()
})

const box = (id: string) => `#wpforms-12-field_${id}`
const its = { formId: '12', id: '1', label: 'Field 1' }
const marks = () => [...document.querySelectorAll('.wpforms-field-rating-item')].map(({ classList }) => ['selected', 'hover'].filter((name) => classList.contains(name)).join('+'))

describe('a slider', () => {
  it('says what it stands at, in bold and each time that the shop says it, and to screen readers in the shop\'s words', async () => {
    open = await openForm({ fields: [sliderField(its, { hint: '{value} cm & {value} mm' })] })
    const hint = one('.wpforms-field-number-slider-hint')
    const printed = hint.innerHTML
    expect(one(box('1')).getAttribute('aria-valuetext')).toBe('80 cm & 80 mm')
    choose(box('1'), '120')
    expect([hint.innerHTML, one(box('1')).getAttribute('aria-valuetext')]).toEqual(['<b>120</b> cm &amp; <b>120</b> mm', '120 cm & 120 mm'])
    choose(box('1'), '80')
    expect(hint.innerHTML).toBe(printed)
  })
})

describe('a rating', () => {
  it('marks all up to the chosen one, and up to the one under the pointer', async () => {
    open = await openForm({ fields: [ratingField(its, { most: 3 })] })
    expect(marks()).toEqual(['', '', ''])
    tick(`${box('1')}_2`)
    expect(marks()).toEqual(['selected', 'selected', ''])
    one('.choice-3').dispatchEvent(new Event('pointerover', { bubbles: true }))
    expect(marks()).toEqual(['selected+hover', 'selected+hover', 'hover'])
    one('.wpforms-field-rating-items').dispatchEvent(new Event('pointerleave'))
    tick(`${box('1')}_1`)
    expect(marks()).toEqual(['selected', '', ''])
  })

  it('that was chosen before is marked at once', async () => {
    open = await openForm({ fields: [ratingField(its, { most: 3, chosen: 2 })] })
    expect(marks()).toEqual(['selected', 'selected', ''])
  })
})

describe('choices', () => {
  it('of pictures are chosen with Space at their labels, once a press', async () => {
    open = await openForm({ fields: [pictureChoices(its, { isSeveral: true, texts: ['A'] })] })
    const press = (more: KeyboardEventInit = {}) => {
      const event = new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true, ...more })
      one('label[tabindex]').dispatchEvent(event)
      return [event.defaultPrevented, one(`${box('1')}_1`).checked, one('li').classList.contains('wpforms-selected')]
    }
    expect([press(), press({ repeat: true }), press()]).toEqual([[true, true, true], [true, true, true], [true, false, false]])
  })

  it('that were chosen before the code came are marked, and another one\'s text is there', async () => {
    const choices = [{ text: 'Phone' }, { text: 'Other', isOther: true as const }]
    open = await openForm({ fields: [field('1', 'radio', { choices }), field('2', 'checkbox', { choices: [{ text: 'A' }] })], beforeStart: () => [`${box('1')}_2`, `${box('2')}_1`].forEach((each) => (one(each).checked = true)) })
    expect([...document.querySelectorAll('.wpforms-selected')].map(({ textContent }) => textContent)).toEqual(['Other', 'A'])
    expect([one('.wpforms-other-input').disabled, one('.wpforms-other-input').classList.contains('wpforms-hidden')]).toEqual([false, false])
  })
})

describe('a score', () => {
  it('marks its field while the keyboard is in it', async () => {
    open = await openForm({ fields: [scoreField(its)] })
    const isMarked = () => one('.wpforms-field').classList.contains('wpforms-field-focused')
    one(`${box('1')}_0`).focus()
    expect(isMarked()).toBe(true)
    one(`${box('1')}_0`).blur()
    expect(isMarked()).toBe(false)
  })
})

describe('a password', () => {
  it('is shown and hidden by its icon, which says what it would do, and is kept from drafts meanwhile', async () => {
    open = await openForm({ fields: [shownPassword(its)] })
    const icon = one<HTMLElement>('.wpforms-field-password-input-icon')
    const now = () => [one(box('1')).type, one(box('1')).getAttribute('autocomplete'), icon.title, icon.getAttribute('aria-label'), icon.dataset['switchTitle'], ...[...icon.children].map((eye) => (eye as SVGElement).style.display)]
    const printed = now()
    expect(icon.getAttribute('role')).toBe('button')
    icon.click()
    expect(now()).toEqual(['text', 'new-password', 'Hide Password', 'Hide Password', 'Show Password', 'none', 'inline'])
    icon.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true }))
    expect(now()).toEqual(printed)
    icon.click()
    open.page.stop()
    expect(now()).toEqual(printed)
  })
})
