import { FULL_FORM, useShop } from '@tillkit/testing'
import { describe, expect, it } from 'vitest'
import { atRest, open, reviews, trigger } from './checkout.helpers.ts'
import { eventually } from './eventually.ts'

const shop = useShop()
const CAPTCHA = '<div class="g-recaptcha"><textarea name="g-recaptcha-response" hidden>token</textarea></div><noscript><img src="/captcha.png"><textarea name="g-recaptcha-response"></textarea></noscript>'
const orders = () => shop.server.requestsTo('checkout')

describe('what a checkout prints for visitors without scripts', () => {
  it('is no part of its form once totals have come: a captcha\'s fallback is not sent, and Enter presses the order\'s own button', async () => {
    const { page } = await open(shop, { sample: { values: FULL_FORM } })
    let answers = 0
    await page.route('**/*update_order_review*', async (route) => {
      const answer = await route.fetch()
      const sent = await answer.json() as { fragments: Record<string, string> }
      answers += 1
      const payment = sent.fragments['.woocommerce-checkout-payment'] ?? (await page.evaluate(() => document.querySelector('#payment')?.outerHTML ?? ''))
      sent.fragments['.woocommerce-checkout-payment'] = payment.replace('<div class="form-row place-order">', `<div class="form-row place-order" data-answer="${answers}">${CAPTCHA}`)
      await route.fulfill({ response: answer, json: sent })
    })
    await trigger(page, 'update_checkout')
    await page.locator('[data-answer="1"]').waitFor()
    await atRest(page, 2)
    expect(reviews(shop)).toHaveLength(2)
    expect(await page.evaluate(() => {
      const form = document.querySelector<HTMLFormElement>('form.checkout')
      const submits = [...(form?.elements ?? [])].filter((field) => (field as HTMLButtonElement).type === 'submit').map((field) => (field as HTMLButtonElement).name)
      const captchas = form ? new FormData(form).getAll('g-recaptcha-response') : []
      return { submits, captchas, pictures: document.querySelectorAll('img[src="/captcha.png"]').length }
    })).toEqual({ submits: ['woocommerce_checkout_place_order'], captchas: ['token'], pictures: 0 })
    await page.locator('#billing_first_name').press('Enter')
    await eventually(() => orders().length).toBe(1)
    expect([orders()[0]?.form['g-recaptcha-response'], orders()[0]?.form['woocommerce_checkout_update_totals']]).toEqual(['token', undefined])
    expect(shop.server.requests.filter(({ path }) => path === '/captcha.png')).toEqual([])
  })
})
