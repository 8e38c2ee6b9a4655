import { platformStarsHtml, starRatingHtml } from '@tillkit/fixtures/page-builder'
import { describeWidget, openTestPage, type TestPage } from '@tillkit/testing/contract'
import jQuery from 'jquery'
import { afterEach, describe, expect, it, vi } from 'vitest'

const load = async () => (await import('./member.ts')).unit
const NAMES = ['1 of 5 stars', '2 of 5 stars', '3 of 5 stars', '4 of 5 stars', '5 of 5 stars']
const globals = { wc_single_product_params: { i18n_rating_options: NAMES } }

describeWidget(load, { title: 'a list', html: starRatingHtml(), globals })
describeWidget(load, { title: "the platform's older stars", html: starRatingHtml({ before: platformStarsHtml(false) }), globals })

let page: TestPage | undefined
afterEach(() => page?.close())

async function open(options: Parameters<typeof starRatingHtml>[0] = {}, more: Readonly<Record<string, unknown>> = globals): Promise<void> {
  page = await openTestPage(load, { html: starRatingHtml(options), globals: more, jquery: true })
  await page.start()
}

const list = (): HTMLSelectElement => document.querySelector('select') ?? document.createElement('select')
const rows = () => [...document.querySelectorAll<HTMLElement>('p.stars')]
const stars = () => [...document.querySelectorAll<HTMLElement>('p.stars a')]
const chosen = () => stars().map((star) => [star.className.includes('active'), star.getAttribute('aria-checked')]).findIndex(([isActive, checked]) => isActive === true && checked === 'true') + 1
const stops = () => stars().flatMap(({ tabIndex }, index) => (tabIndex === 0 ? [index + 1] : []))
function press(key: string): boolean {
  return (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
}
const focused = () => stars().indexOf(document.activeElement as HTMLElement) + 1

describe("a review's stars", () => {
  it('are radio buttons from one to five, chosen by the arrows or a click, and the list holds what is sent [page-builder-modules#53]', async () => {
    await open()
    expect(rows()).toHaveLength(1)
    expect(rows()[0]?.parentElement?.nextElementSibling).toBe(list())
    const group = document.querySelector('p.stars > span')
    expect([group?.getAttribute('role'), group?.getAttribute('aria-labelledby')]).toEqual(['radiogroup', 'comment-form-rating-label'])
    expect(stars().map((star) => [star.className, star.getAttribute('href'), star.getAttribute('role'), star.getAttribute('aria-label'), star.textContent])).toEqual(
      [1, 2, 3, 4, 5].map((value) => [`star-${value}`, '#', 'radio', NAMES[value - 1], String(value)]),
    )
    expect([chosen(), stops()]).toEqual([0, [1]])
    const changed = vi.fn()
    list().addEventListener('change', () => changed(list().value))
    stars()[2]?.click()
    expect([list().value, chosen(), stops(), rows()[0]?.classList.contains('selected')]).toEqual(['3', 3, [3], true])
    stars()[2]?.focus()
    expect([press('ArrowRight'), list().value, focused()]).toEqual([false, '4', 4])
    press('ArrowDown')
    press('ArrowRight')
    expect([list().value, focused(), chosen()]).toEqual(['1', 1, 1])
    press('ArrowLeft')
    expect([list().value, focused()]).toEqual(['5', 5])
    press('ArrowUp')
    expect([list().value, focused()]).toEqual(['4', 4])
    expect(changed.mock.calls.flat()).toEqual(['3', '4', '5', '1', '5', '4'])
    expect(new FormData(list().form ?? undefined).get('rating')).toBe('4')
  })

  it('are chosen with the space bar, and move the other way where text runs from right to left (weakness 1)', async () => {
    await open()
    stars()[0]?.focus()
    expect([press(' '), list().value]).toEqual([false, '1'])
    for (const row of rows()) row.style.direction = 'rtl'
    press('ArrowLeft')
    expect([list().value, focused()]).toEqual(['2', 2])
    press('Tab')
    expect(list().value).toBe('2')
  })

  it('are called as the list says where the platform has no names for them', async () => {
    await open({}, { wc_single_product_params: undefined })
    expect(stars()[4]?.getAttribute('aria-label')).toBe('Perfect')
  })

  it('follow the list, whoever changes it', async () => {
    await open()
    list().value = '2'
    jQuery(list()).trigger('change')
    expect(chosen()).toBe(2)
    list().form?.reset()
    vi.advanceTimersByTime(200)
    expect([chosen(), rows()[0]?.classList.contains('selected')]).toEqual([0, false])
  })

  it("are the platform's own older ones where it has made them, with what they lack", async () => {
    await open({ before: platformStarsHtml(false) })
    expect(rows()).toHaveLength(1)
    expect(list().style.position).toBe('')
    stars()[3]?.click()
    expect([list().value, chosen(), stars()[3]?.getAttribute('role')]).toEqual(['4', 4, 'radio'])
  })

  it("are left to the platform where its own are radio buttons", async () => {
    await open({ before: platformStarsHtml(true) })
    expect(document.querySelector('.comment-form-rating')?.innerHTML).toContain(platformStarsHtml(true))
    expect(rows()).toHaveLength(1)
  })

  it.each([true, false])('give way to those that come later, and are back when they have gone (radio buttons: %s)', async (isNewer) => {
    await open()
    stars()[1]?.click()
    list().insertAdjacentHTML('beforebegin', platformStarsHtml(isNewer))
    await page?.rest()
    expect(rows()).toHaveLength(1)
    expect(rows()[0]?.closest('tillkit-slot')).toBeNull()
    rows()[0]?.remove()
    await page?.rest()
    expect([rows().length, chosen(), list().value]).toEqual([1, 2, '2'])
  })

  it('are where the label leads, while the list itself stays for what the browser says is missing', async () => {
    await open()
    list().focus()
    expect(focused()).toBe(1)
    list().dispatchEvent(new Event('invalid'))
    list().focus()
    expect(document.activeElement).toBe(list())
    expect([list().tabIndex, list().style.opacity, list().style.display]).toEqual([-1, '0', ''])
  })
})
