import { productParams, RATING_TEXT, reviewFormHtml, STAR_NAMES, type ReviewFormPrint } from '@tillkit/fixtures/product-page'
import { openTestPage, type TestPage } from '@tillkit/testing/contract'
import jQuery from 'jquery'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const load = async () => (await import('../product-tabs.ts')).productTabs
const PLAIN_STARS = `<p class="stars"><span>${[1, 2, 3, 4, 5].map((value) => `<a class="star-${value}" href="#">${value}</a>`).join('')}</span></p>`

let page: TestPage
beforeEach(() => history.replaceState(null, '', '/'))
afterEach(() => page.close())

async function open(print: ReviewFormPrint = {}, params: unknown = productParams()): Promise<void> {
  page = await openTestPage(load, { html: reviewFormHtml(print), jquery: true, globals: { wc_single_product_params: params } })
  await page.start()
}
const list = () => document.querySelector('select') as HTMLSelectElement
const form = () => document.querySelector('form') as HTMLFormElement
const stars = () => [...document.querySelectorAll<HTMLElement>('p.stars a')]
const group = () => document.querySelector('p.stars > span') as HTMLElement
const message = () => document.querySelector('.tillkit-rating-missing')
const focused = () => stars().indexOf(document.activeElement as HTMLElement) + 1
function press(key: string): boolean {
  return (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
}
/** Presses the button, or sends the form by code. @returns whether it would be sent */
function send(by: 'click' | 'code'): boolean {
  const event = by === 'click' ? new MouseEvent('click', { bubbles: true, cancelable: true }) : new SubmitEvent('submit', { bubbles: true, cancelable: true })
  const target = by === 'click' ? document.querySelector('#submit') : form()
  // The simulated browser would send it.
  let wasFree = false
  document.addEventListener(event.type, () => {
    wasFree = !event.defaultPrevented
    event.preventDefault()
  }, { once: true })
  target?.dispatchEvent(event)
  return wasFree
}

describe('the list of ratings', () => {
  it('is a group of five stars named by the label, with one stop for the keyboard [product-page#70]', async () => {
    await open()
    expect([list().style.display, list().required, list().previousElementSibling?.querySelectorAll('p.stars').length]).toEqual(['none', false, 1])
    expect([group().getAttribute('role'), group().getAttribute('aria-labelledby'), group().getAttribute('aria-required')]).toEqual(['radiogroup', 'comment-form-rating-label', 'true'])
    expect(stars().map((star) => [star.className, star.getAttribute('href'), star.getAttribute('role'), star.textContent, star.getAttribute('aria-label')]))
      .toEqual([1, 2, 3, 4, 5].map((value) => [`star-${value}`, '#', 'radio', STAR_NAMES[value - 1], STAR_NAMES[value - 1]]))
    expect(stars().flatMap(({ tabIndex }, index) => (tabIndex === 0 ? [index + 1] : []))).toEqual([1])
  })

  it('is chosen by arrows, mirrored where text is, by Space and by a click [product-page#71]', async () => {
    await open()
    const changed = vi.fn()
    jQuery(list()).on('change', () => changed(list().value))
    const state = () => [list().value, focused(), stars().findIndex((star) => star.getAttribute('aria-checked') === 'true') + 1, stars().filter((star) => star.classList.contains('active')).length, document.querySelector('p.stars')?.classList.contains('selected')]
    stars()[0]?.focus()
    expect(press(' ')).toBe(false)
    expect(state()).toEqual(['1', 1, 1, 1, true])
    press('ArrowRight')
    press('ArrowRight')
    expect(state()).toEqual(['3', 3, 3, 1, true])
    ;(document.querySelector('p.stars') as HTMLElement).style.direction = 'rtl'
    press('ArrowLeft')
    expect(state()).toEqual(['4', 4, 4, 1, true])
    press('ArrowRight')
    stars()[3]?.click()
    expect(state()).toEqual(['4', 3, 4, 1, true])
    expect(changed.mock.calls.flat()).toEqual(['1', '2', '3', '4', '3', '4'])
    expect(new FormData(form()).get('rating')).toBe('4')
  })

  it('shows as stars what the browser has brought back', async () => {
    page = await openTestPage(load, { html: reviewFormHtml(), jquery: true, globals: { wc_single_product_params: productParams() } })
    list().value = '4'
    await page.start()
    expect(stars().map((star) => star.getAttribute('aria-checked'))).toEqual(['false', 'false', 'false', 'true', 'false'])
  })

  it('takes the stars of others in place of ours, and clicks on them count [product-page#74]', async () => {
    await open()
    list().insertAdjacentHTML('beforebegin', PLAIN_STARS)
    await page.rest()
    expect(stars()).toHaveLength(5)
    stars()[2]?.click()
    expect([list().value, document.querySelectorAll('p.stars').length]).toEqual(['3', 1])
    document.querySelector('p.stars')?.remove()
    await page.rest()
    expect([stars().length, list().value]).toEqual([5, '3'])
  })

  it('has its label lead to the stars', async () => {
    await open()
    document.querySelector<HTMLElement>('#comment-form-rating-label')?.click()
    expect(focused()).toBe(1)
  })

  it('keeps the height that it had, so that what stands below stays where it is', async () => {
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(54)
    await open()
    const minHeight = () => (document.querySelector('.comment-form-rating') as HTMLElement).style.minHeight
    expect(minHeight()).toBe('54px')
    page.close()
    // What is measured in a closed panel is nobody's height.
    page = await openTestPage(load, { html: `<div hidden="until-found">${reviewFormHtml()}</div>` })
    await page.start()
    expect(minHeight()).toBe('')
    vi.restoreAllMocks()
  })
})

describe('a review without a rating', () => {
  it.each(['click', 'code'] as const)('is not sent by %s: the page says so under the stars [product-page#72]', async (by) => {
    await open()
    const alert = vi.fn()
    vi.stubGlobal('alert', alert)
    expect(send(by)).toBe(false)
    expect([message()?.textContent, message()?.getAttribute('role'), message()?.parentElement?.previousElementSibling]).toEqual([RATING_TEXT, 'alert', list()])
    expect([group().getAttribute('aria-invalid'), group().getAttribute('aria-describedby'), focused(), alert.mock.calls.length]).toEqual(['true', message()?.id, 1, 0])
    expect(send(by)).toBe(false)
    expect(document.querySelectorAll('.tillkit-rating-missing')).toHaveLength(1)
    stars()[4]?.click()
    expect([message(), group().hasAttribute('aria-invalid'), send(by)]).toEqual([null, false, true])
  })

  it('is sent where the shop wants none, and `required` is back afterwards [product-page#73]', async () => {
    await open({}, productParams({ isRequired: false }))
    expect([list().required, group().hasAttribute('aria-required'), send('click'), send('code'), message()]).toEqual([false, false, true, true, null])
    page.stop()
    expect([list().required, list().hasAttribute('style')]).toEqual([true, false])
  })

  it.each([[null], ['a text'], [{ review_rating_required: 1 }], [[]]])('is refused as the list says where the page\'s parameters are %s', async (params) => {
    await open({}, params)
    expect([send('click'), message()?.textContent]).toEqual([false, 'Please select a rating'])
    expect(stars()[4]?.textContent).toBe('Perfect')
  })

  it('is what every form sends that asks for none', async () => {
    await open({ hasRating: false })
    expect([page.hosts().length, send('click')]).toEqual([0, true])
  })
})
