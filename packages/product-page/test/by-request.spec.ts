import { COLOURED_ROLLS, variationOf, VARIATION_TEXTS } from '@tillkit/fixtures/product-page'
import { eventually, useShop, type Handler } from '@tillkit/testing'
import { describe, expect, it } from 'vitest'
import { buttonState, choose, forget, NEEDED, offered, openVariations, parts, raisedTypes, READY, untilButton, type VariationPage } from './variation-page.ts'

const shop = useShop()
const CALL = 'get_variation'
const JSON_TYPE = { 'content-type': 'application/json; charset=UTF-8' }
const BY_REQUEST: VariationPage = { product: { ...COLOURED_ROLLS, byRequest: true } }

/** Answers as the shop does: the variation of a choice, `false` for none. */
const answers: Handler = ({ form }) => {
  const fits = (attributes: Readonly<Record<string, string>>) => Object.entries(attributes).every(([name, value]) => form[name] === value)
  const found = COLOURED_ROLLS.variations.find(({ attributes }) => fits(attributes))
  return { status: 200, body: JSON.stringify(found ? variationOf(found) : false), headers: JSON_TYPE }
}
const calls = () => shop.server.requestsTo(CALL)

describe('a product whose variations are asked for', () => {
  it('asks once for a whole choice and stays usable meanwhile [product-page#27]', async () => {
    shop.server.answer(CALL, answers)
    const { page } = await openVariations(shop, BY_REQUEST)
    const hold = shop.server.hold(CALL)
    await forget(page)
    await choose(page, 'blue')
    expect(await raisedTypes(page)).not.toContain('woocommerce_update_variation_values')
    await choose(page, 'blue', '57x57')
    await eventually(() => parts(page).form.getAttribute('aria-busy')).toBe('true')
    expect(await offered(parts(page).size)).toEqual(['', '57x57', '80x80'])
    expect(await parts(page).colour.isEnabled()).toBe(true)
    await eventually(() => calls().length).toBe(1)
    const [call] = calls()
    expect([call?.method, call?.url, call?.form]).toEqual(['POST', '/?wc-ajax=get_variation', { attribute_pa_colour: 'blue', attribute_pa_size: '57x57', product_id: '99' }])
    hold.send(answers(await hold.arrived()) as never)
    await untilButton(page, READY)
    expect([await parts(page).form.getAttribute('aria-busy'), await parts(page).id.inputValue()]).toEqual([null, '105'])
    expect(await raisedTypes(page)).not.toContain('woocommerce_variation_select_change')
  })

  it('shows the newest choice, whatever answer comes last [product-page#28]', async () => {
    shop.server.answer(CALL, answers)
    const { page } = await openVariations(shop, BY_REQUEST)
    const first = shop.server.hold(CALL)
    await choose(page, 'blue', '57x57')
    await first.arrived()
    await parts(page).size.selectOption('80x80')
    await untilButton(page, READY)
    first.send({ status: 200, body: JSON.stringify(variationOf(COLOURED_ROLLS.variations[2] as never)), headers: JSON_TYPE })
    await page.evaluate(async () => void (await fetch(location.href)))
    expect(await parts(page).id.inputValue()).toBe('107')
  })

  it('shows nothing for a choice that is no more [product-page#29]', async () => {
    shop.server.answer(CALL, answers)
    const { page } = await openVariations(shop, BY_REQUEST)
    const hold = shop.server.hold(CALL)
    await choose(page, 'blue', '57x57')
    const request = await hold.arrived()
    await choose(page, '')
    hold.send(answers(request) as never)
    await page.evaluate(async () => void (await fetch(location.href)))
    expect([await buttonState(page), await parts(page).id.inputValue(), await parts(page).single.isVisible()]).toEqual([NEEDED, '', false])
    expect(await parts(page).form.getAttribute('aria-busy')).toBe(null)
  })

  it.each<[string, ReturnType<Handler>]>([
    ['500', { status: 500, body: '' }],
    ['a page', { status: 200, body: '<!doctype html><title>Login</title>' }],
    ['a cut line', 'close'],
  ])('says that it could not be asked, after %s, and asks again by one press [product-page#30]', async (_what, failure) => {
    shop.server.answer(CALL, answers)
    const { page } = await openVariations(shop, BY_REQUEST)
    await choose(page, 'white', '57x57')
    await untilButton(page, READY)
    shop.server.answer(CALL, () => failure)
    await choose(page, 'blue')
    const line = page.locator('.tillkit-variation-notice[role="alert"]')
    await eventually(() => line.count()).toBe(1)
    expect(await line.innerText()).toContain('could not be looked up')
    expect([await buttonState(page), await parts(page).form.getAttribute('aria-busy'), await parts(page).single.isVisible()]).toEqual([NEEDED, null, false])
    shop.server.answer(CALL, answers)
    await line.getByRole('button', { name: 'Try again' }).press('Enter')
    await untilButton(page, READY)
    expect([await line.count(), await parts(page).id.inputValue()]).toEqual([0, '105'])
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SELECT')
  })

  it.each([['false', 'false'], ['nothing', '']])('says that nothing matches, after %s [product-page#31]', async (_what, body) => {
    shop.server.answer(CALL, () => ({ status: 200, body, headers: JSON_TYPE }))
    const { page } = await openVariations(shop, BY_REQUEST)
    await choose(page, 'blue', '57x57')
    const message = page.locator('.wc-no-matching-variations')
    await eventually(() => message.count()).toBe(1)
    expect((await message.innerText()).startsWith(VARIATION_TEXTS.noMatch)).toBe(true)
    expect(await parts(page).link.isVisible()).toBe(true)
    await choose(page, '')
    expect(await message.count()).toBe(0)
  })

  it('says nothing of what the server has chosen and nothing fits, and of a later choice that nothing fits', async () => {
    shop.server.answer(CALL, () => ({ status: 200, body: 'false', headers: JSON_TYPE }))
    const [colours, sizes] = COLOURED_ROLLS.options
    if (!colours || !sizes) throw new Error('The product has no options.')
    const options = [{ ...colours, chosen: 'blue' }, { ...sizes, chosen: '57x57' }]
    const { page } = await openVariations(shop, { product: { ...COLOURED_ROLLS, byRequest: true, options } })
    await eventually(() => calls().length).toBe(1)
    await eventually(() => parts(page).form.getAttribute('aria-busy')).toBe(null)
    expect(await page.locator('.wc-no-matching-variations').count()).toBe(0)
    await choose(page, 'blue', '80x80')
    await page.locator('.wc-no-matching-variations').waitFor()
  })

  it('asks for the same choice once in the life of the page [product-page#32]', async () => {
    shop.server.answer(CALL, answers)
    const { page } = await openVariations(shop, BY_REQUEST)
    for (const size of ['57x57', '80x80', '57x57']) {
      await choose(page, 'blue', size)
      await untilButton(page, READY)
    }
    expect([calls().length, await parts(page).id.inputValue()]).toEqual([2, '105'])
  })

  it('sends what was pressed while it was asked for, once the answer allows it', async () => {
    shop.server.answer(CALL, answers)
    shop.server.page('/product/99/', '<title>Added</title>')
    const { page } = await openVariations(shop, BY_REQUEST)
    const hold = shop.server.hold(CALL)
    await choose(page, 'blue', '57x57')
    const request = await hold.arrived()
    await parts(page).button.click()
    hold.send(answers(request) as never)
    await eventually(() => page.title()).toBe('Added')
    expect(shop.server.requests.find(({ path, method }) => path === '/product/99/' && method === 'POST')?.body).toContain('name="variation_id"\r\n\r\n105')
  })

  it('asks once more by a press of the button where the shop could not be asked, and sends what it finds', async () => {
    shop.server.answer(CALL, () => 'close')
    shop.server.page('/product/99/', '<title>Added</title>')
    const { page } = await openVariations(shop, BY_REQUEST)
    await choose(page, 'blue', '57x57')
    const line = page.locator('.tillkit-variation-notice')
    await eventually(() => line.count()).toBe(1)
    // Nothing is to be chosen: it fails once more, and says that and nothing else.
    const before = calls().length
    await parts(page).button.click()
    await eventually(() => calls().length).toBeGreaterThan(before)
    await eventually(async () => (await line.allInnerTexts()).join()).toContain('could not be looked up')
    expect(await line.count()).toBe(1)
    shop.server.answer(CALL, answers)
    await parts(page).button.click()
    await eventually(() => page.title()).toBe('Added')
    expect(shop.server.requests.find(({ path, method }) => path === '/product/99/' && method === 'POST')?.body).toContain('name="variation_id"\r\n\r\n105')
  })

  it('sends nothing by itself where a page with a press that waited comes back out of the browser\'s memory', async () => {
    shop.server.answer(CALL, answers)
    shop.server.page('/product/99/', '<title>Added</title>')
    const { page } = await openVariations(shop, BY_REQUEST)
    const hold = shop.server.hold(CALL)
    await choose(page, 'blue', '57x57')
    await hold.arrived()
    await parts(page).button.click()
    await page.evaluate(() => {
      dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    })
    await untilButton(page, READY)
    await page.evaluate(async () => void (await fetch(location.href)))
    expect(shop.server.requests.filter(({ path, method }) => path === '/product/99/' && method === 'POST')).toEqual([])
  })

  it('does not send another choice than that which was pressed for', async () => {
    shop.server.answer(CALL, answers)
    shop.server.page('/product/99/', '<title>Added</title>')
    const { page } = await openVariations(shop, BY_REQUEST)
    const hold = shop.server.hold(CALL)
    await choose(page, 'blue', '57x57')
    await hold.arrived()
    await parts(page).button.click()
    hold.send({ status: 200, body: 'false', headers: JSON_TYPE })
    await page.locator('.wc-no-matching-variations').waitFor()
    await choose(page, 'white', '57x57')
    await untilButton(page, READY)
    await page.evaluate(async () => void (await fetch(location.href)))
    expect(shop.server.requests.filter(({ path, method }) => path === '/product/99/' && method === 'POST')).toEqual([])
  })

  it('adds what plugins want sent along', async () => {
    shop.server.answer(CALL, answers)
    const { page } = await openVariations(shop, { ...BY_REQUEST, head: '<script>addEventListener("DOMContentLoaded", () => document.querySelector("form").dataset.custom_data = \'{"tax":"eu"}\')</script>' })
    await choose(page, 'blue', '57x57')
    await eventually(() => calls()[0]?.form['custom_data[tax]']).toBe('eu')
  })
})

it.each([
  ['cut off', '[{"attributes":{"attribute_pa_colour":"bl'],
  ['no list', '{"a":1}'],
  ['a list of something else', '[1,null,"x"]'],
  ['nothing', ''],
])('is asked for where the printed list is %s', async (_what, list) => {
  shop.server.answer(CALL, answers)
  const { page } = await openVariations(shop, { product: { ...COLOURED_ROLLS, list } })
  await choose(page, 'blue', '57x57')
  await untilButton(page, READY)
  expect(calls()).toHaveLength(1)
  const errors = await page.evaluate(() => (Reflect.get(window, '__fixture') as { errors: { field: string }[] }).errors)
  expect(errors.map(({ field }) => field)).toEqual(['data-product_variations'])
})
