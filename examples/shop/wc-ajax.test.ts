// @vitest-environment node
import { afterEach, describe, expect, it } from 'vitest'
import type { OpenShop } from './test-shop.ts'
import { gate, openShop } from './test-shop.ts'

/** 57 mm wide, 30 mm across. */
const WITH_TIERS = 321
/** 80 mm wide, 30 mm across: no tiers. */
const WITHOUT_TIERS = 327

let shop: OpenShop
afterEach(() => shop.close())

describe('get_pricing_table', () => {
  it('answers the inner HTML of the variation’s layout, in the layout of its page', async () => {
    shop = await openShop()
    const { status, text } = await shop.tiers(WITH_TIERS)
    expect(status).toBe(200)
    expect(text).toContain('class="tiered-pricing-blocks')
    expect(text).toContain(`data-product-id="${WITH_TIERS}"`)
    expect(text).not.toContain('tpt__tiered-pricing')
    expect((await shop.tiers(WITH_TIERS, '?layout=dropdown')).text).toContain('tiered-pricing-dropdown__list')
  })

  it('answers nothing for a variation without tiers, in 7.x the fallback element', async () => {
    shop = await openShop()
    expect(await shop.tiers(WITHOUT_TIERS)).toEqual({ status: 200, text: '' })
    expect((await shop.tiers(WITHOUT_TIERS, '?generation=7.x')).text).toContain(
      'tiered-pricing-fallback-data',
    )
  })

  it('answers nothing for an id that is no variation', async () => {
    shop = await openShop()
    expect(await shop.tiers(999999)).toEqual({ status: 200, text: '' })
    expect(await shop.tiers(Number.NaN)).toEqual({ status: 200, text: '' })
  })

  it('fails and answers nothing when the page asks for it', async () => {
    shop = await openShop()
    expect((await shop.tiers(WITH_TIERS, '?answer=fail')).status).toBe(500)
    expect(await shop.tiers(WITH_TIERS, '?answer=empty')).toEqual({ status: 200, text: '' })
  })

  it('is late when the page asks for it, and others need not wait', async () => {
    const late = gate()
    shop = await openShop({ late: () => late.opened })
    let arrived = false
    const slow = shop.tiers(WITH_TIERS, '?answer=slow').then((answer) => {
      arrived = true
      return answer
    })
    await shop.tiers(WITH_TIERS)
    expect(arrived).toBe(false)
    late.open()
    expect((await slow).text).toContain(`data-product-id="${WITH_TIERS}"`)
  })

  it('answers two questions in the wrong order when the page asks for it', async () => {
    const late = gate()
    const asked = gate()
    shop = await openShop({
      late: () => {
        asked.open()
        return late.opened
      },
    })
    const first = shop.tiers(321, '?answer=swapped')
    await asked.opened
    const second = await shop.tiers(322, '?answer=swapped')
    late.open()
    expect(second.text).toContain('data-product-id="322"')
    expect((await first).text).toContain('data-product-id="321"')
  })

  it('never answers when the page asks for it, and still answers others', async () => {
    shop = await openShop()
    const giveUp = new AbortController()
    let ended = false
    const asked = shop.tiers(WITH_TIERS, '?answer=never', giveUp.signal).finally(() => {
      ended = true
    })
    expect((await shop.tiers(WITH_TIERS)).status).toBe(200)
    expect(ended).toBe(false)
    giveUp.abort()
    await expect(asked).rejects.toThrow()
  })
})

describe('other calls', () => {
  const ask = async (name: string, form: Record<string, string>) => {
    const answer = await fetch(`${shop.address}/product/coloured-till-rolls/?wc-ajax=${name}`, {
      method: 'POST',
      body: new URLSearchParams(form),
    })
    return { status: answer.status, text: await answer.text() }
  }

  it('finds the variation of chosen attributes, or says false', async () => {
    shop = await openShop()
    const choice = { product_id: '300', attribute_pa_colour: 'blue', attribute_pa_size: '80x80' }
    const found = JSON.parse((await ask('get_variation', choice)).text)
    expect(found).toMatchObject({
      variation_id: 304,
      parent_id: 300,
      image: { src: '/images/roll-blue.svg' },
    })
    expect(found.price_html).toContain('tiered-pricing-dynamic-price-wrapper')
    expect((await ask('get_variation', { ...choice, attribute_pa_size: '1x1' })).text).toBe('false')
  })

  it('refuses a call that it does not know', async () => {
    shop = await openShop()
    expect((await ask('empty_the_till', {})).status).toBe(400)
  })
})
