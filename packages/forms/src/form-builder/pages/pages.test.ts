import type { TestPage } from '@tillkit/testing/contract'
import { builderErrors, type BuilderPagesData, builderPagesHtml, serviceBox } from '@tillkit/fixtures/form-builder'
import { readGlobal } from '@tillkit/platform'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { errors, field, one, openForm, pass, type } from '../../../test/builder-form.ts'

let page: TestPage | undefined

beforeEach(forget)
afterEach(() => {
  page?.close()
  page = undefined
  vi.unstubAllGlobals()
})

/** Lets a page be one that nobody has been on. */
function forget(): void {
  history.replaceState(null, '')
  sessionStorage.clear()
}

const THREE: BuilderPagesData['pages'] = [
  { title: 'Basket', fields: [field('1', 'text', { isRequired: true }), field('2', 'textarea')] },
  { title: 'Delivery', fields: [field('3', 'text')] },
  { fields: [field('4', 'email')] },
]

/** Opens a form of several pages. */
async function open({ jquery, answers, settings, ...form }: Partial<BuilderPagesData> & Partial<Parameters<typeof openForm>[0]> = {}) {
  const html = builderPagesHtml({ id: '12', tokenTime: Math.floor(Date.now() / 1000), pages: THREE, ...form })
  const opened = await openForm({ fields: [], html, jquery: jquery ?? false, answers: answers ?? [], settings: { indicatorStepsPattern: 'Step {current} of {total}', ...settings } })
  page = opened.page
  return opened
}

const pages = () => [...document.querySelectorAll<HTMLElement>('.wpforms-page')]
/** The numbers of the pages that are shown. */
const shown = () => pages().filter(({ style }) => style.display !== 'none').map((each) => Number(each.dataset['page']))
const isShown = (selector: string) => one<HTMLElement>(selector).style.display !== 'none'
const press = async (action: 'next' | 'prev') => {
  const [current] = shown()
  one<HTMLElement>(`[data-page="${current}"] [data-action="${action}"]`).click()
  await pass(20)
}
const fill = () => type('#wpforms-12-field_1', 'Rolls')
const bar = () => one<HTMLElement>('.wpforms-page-indicator-page-progress').style.width
const step = () => one('.wpforms-page-indicator-steps-current').textContent
const announced = () => document.querySelector('.tillkit-announcer')?.textContent ?? ''
/** Goes through to a page. */
async function goTo(number: number): Promise<void> {
  fill()
  while ((shown()[0] ?? 9) < number) await press('next')
}

describe('a form of several pages', () => {
  it('goes on past what another script has drawn anew only when that is right', async () => {
    await open()
    fill()
    one('#wpforms-12-field_1').outerHTML = '<input id="wpforms-12-field_1" name="wpforms[fields][1]" type="email" required>'
    one('#wpforms-12-field_1').value = 'nobody'
    await press('next')
    expect([shown(), errors()]).toEqual([[1], [['1', 'Please enter a valid email address.']]])
    type('#wpforms-12-field_1', 'ann@shop.example')
    await press('next')
    expect(shown()).toEqual([2])
  })

  it('shows how far it is [form-builder-forms#51]', async () => {
    await open()
    expect(one('.wpforms-page-indicator-steps').textContent).toBe('Step 1 of 3')
    expect(parseFloat(bar())).toBeCloseTo(33.333, 2)
    fill()
    await press('next')
    expect([step(), one('.wpforms-page-indicator-steps').textContent, shown()]).toEqual(['2', 'Step 2 of 3', [2]])
    expect(parseFloat(bar())).toBeCloseTo(66.667, 2)
  })

  it('stays where something on its page is wrong, and says so [form-builder-forms#52]', async () => {
    await open()
    await press('next')
    expect([shown(), errors(), document.activeElement?.id]).toEqual([[1], [['1', 'This field is required.']], 'wpforms-12-field_1'])
  })

  it('can be sent from its last page alone [form-builder-forms#53]', async () => {
    await open({ beforeButton: serviceBox('hcaptcha') })
    const ends = () => [isShown('.wpforms-submit-container'), isShown('.wpforms-recaptcha-container')]
    expect(ends()).toEqual([false, false])
    await goTo(3)
    expect([shown(), ends()]).toEqual([[3], [true, true]])
    await press('prev')
    expect([shown(), ends()]).toEqual([[2], [false, false]])
  })

  it('passes over pages of which conditions hide everything, both ways [form-builder-forms#54]', async () => {
    vi.stubGlobal('wpforms_conditional_logic', { 12: { 3: { action: 'show', logic: [[{ field: '1', operator: '==', value: 'proof', type: 'text' }]] } } })
    await open({ pages: [THREE[0] ?? { fields: [] }, { fields: [field('3', 'text', { shellClass: 'wpforms-conditional-field wpforms-conditional-show' }), field('5', 'hidden', { shellClass: 'wpforms-field-hidden' })] }, { fields: [field('4', 'email')] }] })
    fill()
    await press('next')
    expect(shown()).toEqual([3])
    await press('prev')
    expect(shown()).toEqual([1])
    // What is typed counts at once, before its rest.
    type('#wpforms-12-field_1', 'proof')
    await press('next')
    expect(shown()).toEqual([2])
  })

  it('tells each step, with the title of its page [form-builder-forms#55]', async () => {
    const { page: its } = await open()
    fill()
    await press('next')
    await its.rest()
    expect([announced(), one('.wpforms-page-indicator').getAttribute('aria-valuenow')]).toEqual(['Delivery. Step 2 of 3', '2'])
    await press('next')
    await its.rest()
    expect([announced(), one('.wpforms-page-indicator').getAttribute('aria-valuenow')]).toEqual(['Step 3 of 3', '3'])
    // Its name is what a progress bar has to have.
    expect(Boolean(one('.wpforms-page-indicator').getAttribute('aria-label'))).toBe(true)
  })

  it('moves its mark along circles, with the shop\'s colour [form-builder-forms#56]', async () => {
    await open({ indicator: 'circles' })
    const colors = () => [...document.querySelectorAll<HTMLElement>('.wpforms-page-indicator-page-number')].map(({ style }) => style.backgroundColor)
    const active = () => [...document.querySelectorAll('.wpforms-page-indicator-page')].map((each) => each.classList.contains('active'))
    expect(active()).toEqual([true, false, false])
    fill()
    await press('next')
    const [first, second, third] = colors()
    expect([active(), first, second !== '', third]).toEqual([[false, true, false], '', true, ''])
    expect(['#2d9b3a', 'rgb(45, 155, 58)']).toContain(second)
  })

  it('colours both parts of a connector, and keeps their widths', async () => {
    await open({ indicator: 'connector' })
    fill()
    await press('next')
    const triangles = [...document.querySelectorAll<HTMLElement>('.wpforms-page-indicator-page-triangle')].map(({ style }) => style.borderTopColor !== '')
    const widths = [...document.querySelectorAll<HTMLElement>('.wpforms-page-indicator-page')].map(({ style }) => parseFloat(style.width))
    expect([triangles, widths.every((width) => Math.abs(width - 33.33) < 0.1)]).toEqual([[false, true, false], true])
  })

  it('stays where another script stops it, which hears of each step before and after [form-builder-forms#57]', async () => {
    await open({ jquery: true })
    const $ = readGlobal('jQuery') as JQueryStatic
    const heard: unknown[] = []
    let isStopped = true
    $(document).on('wpformsBeforePageChange', (event, target: number, $form: JQuery, action: string) => {
      heard.push(['before', (event.target as unknown as HTMLElement).dataset['action'], target, $form[0]?.id, action])
      if (isStopped) event.preventDefault()
    })
    $(document).on('wpformsPageChange', (_event, target: number) => heard.push(['after', target]))
    fill()
    await press('next')
    expect([shown(), heard]).toEqual([[1], [['before', 'next', 2, 'wpforms-form-12', 'next']]])
    isStopped = false
    await press('next')
    expect([shown(), heard.at(-1)]).toEqual([[2], ['after', 2]])
  })

  it('goes on with Enter, but not from a text of several lines [form-builder-forms#58]', async () => {
    const { sent } = await open()
    fill()
    const enter = (selector: string) => {
      const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
      one(selector).dispatchEvent(event)
      return event.defaultPrevented
    }
    expect(enter('textarea')).toBe(false)
    await pass(20)
    expect(shown()).toEqual([1])
    expect(enter('#wpforms-12-field_1')).toBe(true)
    await pass(20)
    expect(shown()).toEqual([2])
    enter('#wpforms-12-field_3')
    await pass(20)
    enter('#wpforms-12-field_4')
    await pass(50)
    expect(sent.length).toBe(1)
  })

  it('goes back to the page on which the server finds something wrong [form-builder-forms#59]', async () => {
    await open({ answers: [builderErrors('12', { field: { 'wpforms[fields][1]': 'Unknown article.' } })] })
    await goTo(3)
    one<HTMLElement>('.wpforms-submit').click()
    await pass(50)
    expect([shown(), step(), isShown('.wpforms-submit-container'), errors()]).toEqual([[1], '1', false, [['1', 'Unknown article.']]])
  })

  it('stays at its end where only the captcha has failed [form-builder-forms#60]', async () => {
    const error = '<em id="wpforms-field_recaptcha-error" class="wpforms-error">Captcha failed.</em>'
    await open({ beforeButton: serviceBox('hcaptcha'), answers: [builderErrors('12', { general: { recaptcha: error } })] })
    await goTo(3)
    one<HTMLElement>('.wpforms-submit').click()
    await pass(50)
    expect([shown(), one('.wpforms-recaptcha-container').textContent.includes('Captcha failed.')]).toEqual([[3], true])
  })

  it('scrolls to its start with each page, or not, as the shop says [form-builder-forms#61]', async () => {
    const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
    await open({ scrolls: false })
    await goTo(2)
    expect(scroll).not.toHaveBeenCalled()
    page?.close()
    forget()
    await open()
    await goTo(2)
    expect(scroll).toHaveBeenCalledTimes(1)
    page?.close()
    forget()
    vi.stubGlobal('wpforms_pageScroll', false)
    await open()
    await goTo(2)
    expect(scroll).toHaveBeenCalledTimes(1)
    scroll.mockRestore()
  })

  it('returns to the page with an error without an indicator, printed empty or not at all [form-builder-forms#62]', async () => {
    for (const indicator of ['none', 'bare'] as const) {
      page?.close()
      forget()
      await open({ indicator, answers: [builderErrors('12', { field: { 'wpforms[fields][1]': 'Unknown article.' } })] })
      await goTo(3)
      one<HTMLElement>('.wpforms-submit').click()
      await pass(50)
      expect([indicator, shown(), isShown('.wpforms-submit-container'), errors()]).toEqual([indicator, [1], false, [['1', 'Unknown article.']]])
    }
  })

  it('has buttons that can be pressed, also where the server printed them switched off [form-builder-forms#63]', async () => {
    await open()
    const next = one<HTMLButtonElement>('.wpforms-page-next')
    expect([next.classList.contains('wpforms-disabled'), next.getAttribute('aria-disabled'), next.hasAttribute('disabled')]).toEqual([false, 'false', false])
    page?.close()
    await open({ isModern: false })
    expect(one<HTMLButtonElement>('.wpforms-page-next').disabled).toBe(false)
  })

  it('tells of a step that a missing button would have taken (defect 10)', async () => {
    const [first = { fields: [] }, second = { fields: [] }, third = { fields: [] }] = THREE
    await open({ jquery: true, pages: [first, { ...second, hasPrev: false }, { ...third, hasPrev: false }], answers: [builderErrors('12', { field: { 'wpforms[fields][1]': 'No.' } })] })
    const heard: unknown[] = []
    await goTo(3)
    ;(readGlobal('jQuery') as JQueryStatic)(document).on('wpformsPageChange', (_event, target: number) => heard.push(target))
    one<HTMLElement>('.wpforms-submit').click()
    await pass(50)
    expect([shown(), heard, one('.wpforms-page-indicator').getAttribute('aria-valuenow')]).toEqual([[1], [1], '1'])
  })

  it('lets any page be chosen from its indicator where the shop allows it, but none with nothing on it, and checks all of them at the end', async () => {
    vi.stubGlobal('wpforms_conditional_logic', { 12: { 3: { action: 'show', logic: [[{ field: '1', operator: '==', value: 'proof', type: 'text' }]] } } })
    const conditional = field('3', 'text', { shellClass: 'wpforms-conditional-field wpforms-conditional-show' })
    const { sent } = await open({ indicator: 'circles', navigates: true, pages: [THREE[0] ?? { fields: [] }, { fields: [conditional] }, { fields: [field('4', 'email')] }] })
    const item = (number: number) => one<HTMLElement>(`.wpforms-page-indicator-page-${number}`)
    fill()
    await pass(300)
    expect([item(2).getAttribute('aria-disabled'), item(2).getAttribute('tabindex'), item(3).getAttribute('tabindex')]).toEqual(['true', '-1', '0'])
    item(2).click()
    expect(shown()).toEqual([1])
    type('#wpforms-12-field_1', '')
    item(3).click()
    expect(shown()).toEqual([3])
    one<HTMLElement>('.wpforms-submit').click()
    await pass(50)
    expect([sent.length, shown(), errors()]).toEqual([0, [1], [['1', 'This field is required.']]])
    type('#wpforms-12-field_1', 'proof')
    await pass(300)
    expect(item(2).getAttribute('tabindex')).toBe('0')
    item(2).dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true }))
    expect(shown()).toEqual([2])
  })

  it('says at a button that waits for the server that it is at work, and takes one step for several presses', async () => {
    let answer: (text: string) => void = () => undefined
    const pending = new Promise<string>((resolve) => {
      answer = resolve
    })
    const [first = { fields: [] }, ...others] = THREE
    const asked = field('6', 'email', { more: { 'data-rule-restricted-email': '1' } })
    const html = builderPagesHtml({ id: '12', tokenTime: Math.floor(Date.now() / 1000), pages: [{ ...first, fields: [...first.fields, asked] }, ...others] })
    const opened = await openForm({ fields: [], html, calls: () => pending })
    page = opened.page
    fill()
    type('#wpforms-12-field_6', 'jo@shop.example')
    const next = one<HTMLElement>('.wpforms-page-next')
    for (let presses = 0; presses < 3; presses += 1) next.click()
    await pass(200)
    expect([shown(), next.classList.contains('wpforms-page-button-validating'), next.getAttribute('aria-disabled')]).toEqual([[1], true, 'true'])
    answer(JSON.stringify({ success: true, data: true }))
    await pass(50)
    expect([shown(), next.classList.contains('wpforms-page-button-validating'), opened.asked.length]).toEqual([[2], false, 1])
  })

  it('is led by the builder\'s own functions, for scripts of others', async () => {
    await open({ jquery: true })
    await goTo(2)
    const { wpforms } = window as unknown as { wpforms: Record<string, (...args: unknown[]) => unknown> }
    const $ = readGlobal('jQuery') as JQueryStatic
    wpforms['navigateToPage']?.($('.wpforms-page-2 .wpforms-page-next'), 'next', 2, $('form'))
    expect([shown(), wpforms['isEmptyPage']?.($('.wpforms-page-2'))]).toEqual([[3], false])
    wpforms['setCurrentPage']?.($('form'), { success: false, data: { errors: { general: { footer: '<p>Closed.</p>' } } } })
    expect(shown()).toEqual([1])
  })

  it('stands as the server printed it once the unit ends', async () => {
    await open()
    const printed = document.querySelector('.wpforms-page-indicator')?.outerHTML
    await goTo(3)
    page?.stop()
    expect([shown(), isShown('.wpforms-submit-container'), one('.wpforms-page-indicator-steps').textContent, printed !== undefined]).toEqual([[1], false, 'Step 1 of 3', true])
  })
})

it('a form without an indicator that can be chosen from is sent without another look at the pages before', async () => {
  const { sent } = await open()
  await goTo(3)
  one('#wpforms-12-field_1').value = ''
  one<HTMLElement>('.wpforms-submit').click()
  await pass(50)
  expect(sent.length).toBe(1)
})
